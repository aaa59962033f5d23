import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { isLocationOfTenant } from "#adapters/server/location/locations.queries.ts";
import { requireLocation } from "#adapters/server/location/require-location.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { salesSpan } from "#core/sales/day-sales.ts";
import { readDrops } from "./cash-drops.queries.ts";
import { readSalesGroups } from "./sales.queries.ts";

/** What reading sales needs. */
export interface SalesDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly shopCache: ShopCache;
}

/** What a location sold (BOARD-24). */
export function createSalesHandlers(deps: SalesDeps): Pick<Handlers, "readDaySales"> {
  const { access, database } = deps;
  return {
    readDaySales: async ({ params, query: { date }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.readDaySales.permission);
      const { snapshot } = await requireLocation(deps, scope, params.id);
      const { currency, timezone } = snapshot.shop;
      const { organizationId } = scope;
      const span = salesSpan(date, timezone);
      const day = await inTransaction(database, { organizationId }, async (queries) => {
        if (!(await isLocationOfTenant(queries, params.id))) throw notFound();
        const groups = await readSalesGroups(queries, params.id, span, currency);
        return { groups, drops: await readDrops(queries, params.id, date, currency) };
      });
      return answer({ date, currency, ...day });
    },
  };
}
