import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { requireLocation, type LocationAccess } from "#adapters/server/location/require-location.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { listCouriers } from "./couriers.queries.ts";

interface CourierDeps extends LocationAccess {
  readonly database: DatabasePool;
}

/** Who may bring the orders of a location. */
export function createCourierHandlers(deps: CourierDeps): Pick<Handlers, "listCouriers"> {
  return {
    listCouriers: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(deps.access, visitor, ENDPOINTS.listCouriers.permission);
      await requireLocation(deps, workplace, params.id);
      const { organizationId } = workplace;
      const couriers = await inTransaction(deps.database, { organizationId }, (queries) =>
        listCouriers(queries, organizationId, params.id),
      );
      return answer({ data: couriers });
    },
  };
}
