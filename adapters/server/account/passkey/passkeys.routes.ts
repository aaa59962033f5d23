import { isDemoPerson } from "#adapters/server/demo/demo-people.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import { isDemoCaller } from "#adapters/server/http/demo-caller.ts";
import { forbidden, invalid, notFound, refused, unauthenticated } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import {
  isPasskeyCounterFresh,
  mayAddPasskey,
  PASSKEY_KNOWN,
  PASSKEY_REFUSED,
  PASSKEYS_FULL,
  type OwnProof,
} from "#core/account/passkey/passkey.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { toId, type PasskeyId, type UserId } from "#core/kernel/id.ts";
import { openSession, type SignInDeps } from "../auth/sign-in.ts";
import { auditFactor, mailFactor, type NoteFactorDeps } from "../factor/note-factor.ts";
import { proveFactor } from "../factor/prove-factor.ts";
import { provePassword } from "../password/prove-password.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import type { StoredSession } from "../session/session.ts";
import { requireSelf } from "../user/require-self.ts";
import { makeChallenge, takeChallenge } from "./passkey-challenge.ts";
import { passkeyHost, type PasskeyHostDeps } from "./passkey-host.ts";
import {
  countPasskeys,
  countPasskeysAlone,
  deletePasskey,
  findPasskey,
  insertPasskey,
  listCredentials,
  listPasskeys,
  readPasskeyOwner,
  renamePasskey,
  usePasskey,
  type PasskeyOwner,
} from "./passkeys.queries.ts";
import { verifyMade, verifyProof } from "./verify-passkey.ts";

interface PasskeyDeps extends SignInDeps, NoteFactorDeps, PasskeyHostDeps {
  readonly config: Pick<ServerConfig, "publicUrl" | "host">;
}

type PasskeyHandlers = Pick<
  Handlers,
  | "listPasskeys"
  | "beginPasskey"
  | "addPasskey"
  | "renamePasskey"
  | "removePasskey"
  | "beginPasskeySignIn"
  | "signInByPasskey"
>;

/** The passkeys of accounts (ACCOUNT-37), and signing in by one (ACCOUNT-38). */
export function createPasskeyHandlers(deps: PasskeyDeps): PasskeyHandlers {
  const { database, ids } = deps;

  async function ownerOf(userId: UserId): Promise<PasskeyOwner> {
    const owner = await inAccounts(database, (accounts) => readPasskeyOwner(accounts, userId));
    if (owner === null) throw unauthenticated();
    return owner;
  }

  // By a code where signing in asks for one; the password alone must not lead past it.
  async function prove(
    userId: UserId,
    { asksCode }: PasskeyOwner,
    { password, code }: OwnProof,
    { now }: Visitor,
  ): Promise<void> {
    if (asksCode) await proveFactor(deps, userId, code ?? "", now);
    else await provePassword(deps, userId, password ?? "");
  }

  return {
    listPasskeys: async ({ params, visitor }) => {
      const { userId } = await requireOwn(visitor, params.id);
      const { asksCode } = await ownerOf(userId);
      const passkeys = await inAccounts(database, (accounts) => listPasskeys(accounts, userId));
      return answer({ passkeys, host: visitor.hostName, asks: asksCode ? "code" : "password" });
    },
    beginPasskey: async ({ params, body, visitor, reply }) => {
      const { userId } = await requireOwn(visitor, params.id);
      const { host } = await passkeyHost(deps, visitor);
      const owner = await ownerOf(userId);
      await prove(userId, owner, body, visitor);
      const { count, knownCredentials } = await inAccounts(database, async (accounts) => ({
        count: await countPasskeys(accounts, userId),
        knownCredentials: await listCredentials(accounts, userId, host),
      }));
      // Before the person is asked for a finger or a face in vain.
      if (!mayAddPasskey(count)) throw refused(PASSKEYS_FULL);
      const challenge = await makeChallenge(deps, visitor, reply, userId);
      const { email, displayName } = owner;
      const userHandle = Buffer.from(userId).toString("base64url");
      return answer({ challenge, host, userHandle, email, displayName, knownCredentials });
    },
    addPasskey: async ({ params, body, visitor, reply }) => {
      const session = await requireOwn(visitor, params.id);
      const { userId } = session;
      const own = await passkeyHost(deps, visitor);
      const challenge = await takeChallenge(deps, visitor, reply, userId);
      const made = challenge === null ? null : await verifyMade(body, { challenge, ...own });
      if (made === null) throw passkeyRefused();
      const { name, credential } = body;
      const { host } = own;
      const id = toId<PasskeyId>(ids.ulid());
      await inAccounts(database, async (accounts) => {
        if (!mayAddPasskey(await countPasskeysAlone(accounts, userId))) throw refused(PASSKEYS_FULL);
        const passkey = { id, userId, name, host, credential, ...made };
        if (!(await insertPasskey(accounts, passkey, visitor.now))) throw refused(PASSKEY_KNOWN);
        await auditFactor(deps, accounts, session, "passkey.add", visitor.now);
        await mailFactor(deps, accounts, userId, { kind: "passkey_added", name, host }, visitor.now);
      });
      return answer(null);
    },
    // A name opens nothing, so that nobody has to prove who they are once more.
    renamePasskey: async ({ params, body: { passkeyId, name }, visitor }) => {
      const { userId } = await requireOwn(visitor, params.id);
      const isRenamed = await inAccounts(database, (accounts) =>
        renamePasskey(accounts, userId, passkeyId, name),
      );
      if (!isRenamed) throw notFound();
      return answer(null);
    },
    removePasskey: async ({ params, body, visitor }) => {
      const session = await requireOwn(visitor, params.id);
      const { userId } = session;
      await prove(userId, await ownerOf(userId), body, visitor);
      await inAccounts(database, async (accounts) => {
        const gone = await deletePasskey(accounts, userId, body.passkeyId);
        if (gone === null) throw notFound();
        await auditFactor(deps, accounts, session, "passkey.remove", visitor.now);
        await mailFactor(deps, accounts, userId, { kind: "passkey_removed", ...gone }, visitor.now);
      });
      return answer(null);
    },
    beginPasskeySignIn: async ({ visitor, reply }) => {
      const { host } = await passkeyHost(deps, visitor);
      // Each try needs a challenge of its own, so that this counts the tries.
      await deps.limits.check("loginPerAddress", visitor.address);
      return answer({ challenge: await makeChallenge(deps, visitor, reply, null), host });
    },
    signInByPasskey: async ({ body, visitor, request, reply }) => {
      const own = await passkeyHost(deps, visitor);
      const challenge = await takeChallenge(deps, visitor, reply, null);
      if (challenge === null) throw passkeyRefused();
      const stored = await inAccounts(database, (accounts) =>
        findPasskey(accounts, body.credential, own.host),
      );
      if (stored === null || !isHandleOf(body.userHandle, stored.userId)) throw passkeyRefused();
      const { id, userId } = stored;
      // Nobody else's page or machine may be one of the demo's people, as with the password.
      if (!isDemoCaller(deps.config, request) && (await isDemoPerson(userId))) throw passkeyRefused();
      const tries = `passkey ${userId}`;
      await deps.limits.check("loginPerAccount", tries);
      const counter = await verifyProof(body, stored, { challenge, ...own });
      if (counter === null || !isPasskeyCounterFresh(stored.counter, counter)) throw passkeyRefused();
      const isUsed = await inAccounts(database, (accounts) =>
        usePasskey(accounts, stored, counter, visitor.now),
      );
      if (!isUsed) throw passkeyRefused();
      await deps.limits.forgive("loginPerAccount", tries);
      await openSession(deps, visitor, reply, userId, { isTwoFactor: true, passkeyId: id });
      return answer(null);
    },
  };
}

// One answer whatever is wrong, so that it tells nothing of accounts.
function passkeyRefused(): WireError {
  return invalid({ body: [PASSKEY_REFUSED] }, PASSKEY_REFUSED);
}

function isHandleOf(userHandle: string | null, userId: UserId): boolean {
  return userHandle === null || userHandle === Buffer.from(userId).toString("base64url");
}

// Who switched in by PIN on a tablet that others use too sees and changes nothing of their account.
async function requireOwn(visitor: Visitor, id: UserId): Promise<StoredSession> {
  await requireSelf(visitor, id);
  const session = await requireSession(visitor);
  if (session.isByPin) throw forbidden();
  return session;
}
