import { requireSession } from "#adapters/server/http/access.ts";
import { forbidden, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import {
  FACTOR_KNOWN,
  factorProofOf,
  mayHaveFactor,
  shownRecoveryCode,
} from "#core/account/factor/second-factor.ts";
import type { UserId } from "#core/kernel/id.ts";
import { requireSelf } from "../user/require-self.ts";
import { hashPassword } from "../password/password-hash.ts";
import { provePassword } from "../password/prove-password.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import type { StoredSession } from "../session/session.ts";
import { proveSession } from "../session/sessions.queries.ts";
import { enrolmentUri, newRecoveryCodes, newSecret, stepOfCode } from "./authenticator.ts";
import {
  confirmFactor,
  deleteFactor,
  insertFactor,
  readStoredFactor,
  writeRecoveryCodes,
} from "./factors.queries.ts";
import { auditFactor, mailFactor, type NoteFactorDeps } from "./note-factor.ts";
import { codeWrong, proveFactor, type ProveFactorDeps } from "./prove-factor.ts";

interface FactorDeps extends ProveFactorDeps, NoteFactorDeps {}

type FactorHandlers = Pick<
  Handlers,
  "readFactor" | "beginFactor" | "confirmFactor" | "renewRecoveryCodes" | "removeFactor"
>;

/** The second factor of who works in a back office (ACCOUNT-21). Every change is audited. */
export function createFactorHandlers(deps: FactorDeps): FactorHandlers {
  const { database } = deps;

  async function makeCodes(): Promise<{
    readonly shown: readonly string[];
    readonly hashes: readonly string[];
  }> {
    const codes = newRecoveryCodes();
    // In one turn of the queue, so that others keep theirs.
    const hashes = await deps.passwords(async () => {
      const made: string[] = [];
      for (const code of codes) made.push(await hashPassword(code));
      return made;
    });
    return { shown: codes.map(shownRecoveryCode), hashes };
  }

  return {
    readFactor: async ({ params, visitor }) => {
      const { userId } = await requireOwn(visitor, params.id);
      const found = await inAccounts(database, (accounts) => readStoredFactor(accounts, userId));
      const addedAt = found?.confirmedAt ?? null;
      return answer({ addedAt, recoveryCodesLeft: found?.recoveryCodesLeft ?? 0 });
    },
    beginFactor: async ({ params, body, visitor }) => {
      const { userId } = await requireOwn(visitor, params.id);
      const { email } = await provePassword(deps, userId, body.password);
      const secret = newSecret();
      const isKept = await inAccounts(database, (accounts) =>
        insertFactor(accounts, userId, secret, visitor.now),
      );
      if (!isKept) throw refused(FACTOR_KNOWN);
      return answer({ secret, uri: enrolmentUri(secret, email) });
    },
    confirmFactor: async ({ params, body, visitor }) => {
      const session = await requireOwn(visitor, params.id);
      const { userId } = session;
      const tries = `factor ${userId}`;
      await deps.limits.check("loginPerAccount", tries);
      const begun = await inAccounts(database, (accounts) => readStoredFactor(accounts, userId));
      const proof = factorProofOf(body.code);
      if (begun === null || begun.confirmedAt !== null || proof?.kind !== "authenticator") throw codeWrong();
      const { secret } = begun;
      const step = stepOfCode(secret, proof.code, visitor.now);
      if (step === null) throw codeWrong();
      const { shown, hashes } = await makeCodes();
      await inAccounts(database, async (accounts) => {
        if (!(await confirmFactor(accounts, userId, { secret, step }, visitor.now))) throw codeWrong();
        await writeRecoveryCodes(accounts, userId, hashes);
        await proveSession(accounts, session.tokenHash);
        await auditFactor(deps, accounts, session, "factor.add", visitor.now);
        await mailFactor(deps, accounts, userId, { kind: "factor_added" }, visitor.now);
      });
      await deps.limits.forgive("loginPerAccount", tries);
      return answer({ recoveryCodes: shown });
    },
    renewRecoveryCodes: async ({ params, body, visitor }) => {
      const session = await requireOwn(visitor, params.id);
      await proveFactor(deps, session.userId, body.code, visitor.now);
      const { shown, hashes } = await makeCodes();
      await inAccounts(database, async (accounts) => {
        await writeRecoveryCodes(accounts, session.userId, hashes);
        await auditFactor(deps, accounts, session, "factor.renew", visitor.now);
      });
      return answer({ recoveryCodes: shown });
    },
    removeFactor: async ({ params, body, visitor }) => {
      const session = await requireOwn(visitor, params.id);
      await proveFactor(deps, session.userId, body.code, visitor.now);
      await inAccounts(database, async (accounts) => {
        await deleteFactor(accounts, session.userId);
        await auditFactor(deps, accounts, session, "factor.remove", visitor.now);
        const notice = { kind: "factor_removed", by: null } as const;
        await mailFactor(deps, accounts, session.userId, notice, visitor.now);
      });
      return answer(null);
    },
  };
}

// Customers have none, and who switched in by PIN on a tablet that others use too changes nothing of their account.
async function requireOwn(visitor: Visitor, id: UserId): Promise<StoredSession> {
  await requireSelf(visitor, id);
  const session = await requireSession(visitor);
  if (session.isByPin || !mayHaveFactor(session)) throw forbidden();
  return session;
}
