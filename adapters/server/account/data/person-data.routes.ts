import { invalid, refused, unauthenticated } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { CsrfGuard } from "#adapters/server/http/visitor/csrf-guard.ts";
import { canonicalEmail } from "#core/account/canonical-email.ts";
import { requireSelf } from "../user/require-self.ts";
import { closeSession } from "../auth/sign-in.ts";
import { hashPassword } from "../password/password-hash.ts";
import { commonPasswordProblem } from "../password/password-rules.ts";
import { provePassword, type ProvePasswordDeps } from "../password/prove-password.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import { deleteDevicesOf } from "../session/devices.queries.ts";
import { deleteSessionsOf } from "../session/sessions.queries.ts";
import { writePassword } from "../user/accounts.queries.ts";
import { erasePerson, exportPerson } from "./person-data.queries.ts";

/** What a person's password and data need. */
interface PersonDataDeps extends ProvePasswordDeps {
  readonly csrf: CsrfGuard;
  readonly secure: boolean;
}

/** What only the person may do, and proves the password for; somebody else's account does not exist. */
export function createPersonDataHandlers(
  deps: PersonDataDeps,
): Pick<Handlers, "changePassword" | "exportPerson" | "deleteAccount"> {
  const { database } = deps;

  return {
    changePassword: async ({ params, body, visitor }) => {
      const userId = await requireSelf(visitor, params.id);
      const { email } = await provePassword(deps, userId, body.currentPassword, "currentPassword");
      const problem = commonPasswordProblem(body.password, email);
      if (problem !== null) throw invalid(problem);
      const passwordHash = await deps.passwords(() => hashPassword(body.password));
      await inAccounts(database, async (accounts) => {
        await writePassword(accounts, userId, passwordHash, visitor.now);
        await deleteSessionsOf(accounts, userId, visitor.sessionHash);
        await deleteDevicesOf(accounts, userId, visitor.deviceHash);
      });
      return answer(null);
    },
    exportPerson: async ({ params, body, visitor }) => {
      const userId = await requireSelf(visitor, params.id);
      await provePassword(deps, userId, body.password);
      return answer(await exportPerson(database, userId, visitor.now));
    },
    deleteAccount: async ({ params, body, visitor, reply }) => {
      const userId = await requireSelf(visitor, params.id);
      const { email } = await provePassword(deps, userId, body.password);
      if (canonicalEmail(body.confirmation) !== email)
        throw invalid({ confirmation: ["validation.confirmation"] });
      const { outcome, names } = await inAccounts(database, (accounts) =>
        erasePerson(accounts, userId, visitor.now),
      );
      if (outcome === "open_orders") throw refused("account.open_orders", { names });
      if (outcome === "last_owner") throw refused("account.last_owner", { names });
      if (outcome === "gone") throw unauthenticated();
      await closeSession(deps, visitor, reply);
      return answer(null);
    },
  };
}
