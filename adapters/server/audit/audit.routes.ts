import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { boundsOfFilter } from "#adapters/server/order/staff-orders-filter.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { listAudit } from "./audit-log.queries.ts";
import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";

/** Who did what in an organization, for its owners (STAFF-10). */
export function createAuditHandlers({
  access,
  database,
}: {
  readonly access: Access;
  readonly database: DatabasePool;
}): Pick<Handlers, "listAudit"> {
  return {
    listAudit: async ({ query: { filter, page, perPage }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.listAudit.permission);
      const { organizationId } = scope;
      const { action = "", search = "" } = filter;
      const asked = {
        ...boundsOfFilter(filter, visitor.now),
        action: action === "" ? null : action,
        search: search === "" ? null : search,
      };
      const { entries, total } = await inTransaction(
        database,
        { organizationId, scope: "accounts" },
        (queries) => listAudit(queries, asked, { limit: perPage, offset: (page - 1) * perPage }),
      );
      return answer({ items: entries, page, perPage, total });
    },
  };
}
