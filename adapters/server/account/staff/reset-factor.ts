import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { nameOf, requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { factorResetRefusal } from "#core/account/factor/second-factor.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { listStaff } from "./staff.queries.ts";
import { placeOf, reachOf } from "./staff.routes.ts";
import { deleteFactor } from "../factor/factors.queries.ts";
import { deletePasskeysOf } from "../passkey/passkeys.queries.ts";
import { mailFactor, type NoteFactorDeps } from "../factor/note-factor.ts";

interface FactorResetDeps extends NoteFactorDeps {
  readonly access: Access;
  readonly database: DatabasePool;
}

/** Removes the second factor and the passkeys of an employee who lost what proves them. */
export function createFactorResetHandlers(deps: FactorResetDeps): Pick<Handlers, "resetFactor"> {
  return {
    resetFactor: async ({ params: { id }, visitor }) => {
      const scope = await requireStaffScope(deps.access, visitor, ENDPOINTS.resetFactor.permission);
      const { isAdmin } = scope.employment.session;
      await inTransaction(deps.database, reachOf(scope), async (queries) => {
        const member = (await listStaff(queries)).find((one) => one.id === id);
        if (member === undefined) throw notFound();
        const { isElsewhere } = await IS_ELSEWHERE.one(queries, member.userId);
        const isSelf = member.userId === scope.userId;
        const refusal = factorResetRefusal(
          { ...placeOf(scope), isAdmin },
          { ...member, isSelf, isElsewhere },
        );
        if (refusal !== null) throw refused(refusal);
        const hadFactor = await deleteFactor(queries, member.userId);
        const passkeys = await deletePasskeysOf(queries, member.userId);
        if (!hadFactor && passkeys === 0) throw notFound();
        const entry = { id: deps.ids.ulid(), actorId: scope.userId, action: "factor.reset", subject: id };
        await writeAudit(queries, { ...entry, detail: { userId: member.userId } }, visitor.now);
        const notice = { kind: "factor_removed", by: nameOf(scope) } as const;
        await mailFactor(deps, queries, member.userId, notice, visitor.now);
      });
      return answer(null);
    },
  };
}

const IS_ELSEWHERE = statement("factor.isElsewhere", `select staff_elsewhere($1) as "isElsewhere"`, [
  "isElsewhere",
]);
