import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { type LocationAccess, requireLocation } from "./require-location.ts";

interface AbsenceRuleDeps extends LocationAccess {
  readonly database: DatabasePool;
  readonly ids: IdSource;
}

/** What becomes of a location's orders when no screen follows it (BOARD-14). Every change is audited. */
export function createAbsenceRuleHandlers(
  deps: AbsenceRuleDeps,
): Pick<Handlers, "readAbsenceRule" | "writeAbsenceRule"> {
  const { access, database, ids } = deps;
  return {
    readAbsenceRule: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.readAbsenceRule.permission);
      await requireLocation(deps, workplace, params.id);
      const { organizationId } = workplace;
      const rule = await inTransaction(database, { organizationId }, (queries) =>
        READ.first(queries, params.id),
      );
      if (rule === null) throw notFound();
      return answer(rule);
    },
    writeAbsenceRule: async ({ params, body, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.writeAbsenceRule.permission);
      await requireLocation(deps, workplace, params.id);
      const { organizationId, userId } = workplace;
      await inTransaction(database, { organizationId }, async (queries) => {
        if ((await WRITE.run(queries, params.id, body.pausesOrders)) !== 1) throw notFound();
        const entry = {
          id: ids.ulid(),
          actorId: userId,
          action: "location.absence_rule",
          subject: params.id,
          detail: { pauses_orders: body.pausesOrders },
        };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(body);
    },
  };
}

const READ = statement(
  "location.readAbsenceRule",
  'select pause_unwatched as "pausesOrders" from locations where id = $1',
);

const WRITE = statement(
  "location.writeAbsenceRule",
  "update locations set pause_unwatched = $2 where id = $1",
);
