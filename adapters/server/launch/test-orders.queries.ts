import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { OrganizationId, ShopId } from "#core/kernel/id.ts";
import { TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { Instant } from "#core/time/instant.ts";

/** Whose test orders are deleted; null is everybody's. */
export interface TestOrdersOf {
  readonly organizationId: OrganizationId | null;
  readonly shopId: ShopId | null;
  /** Those that were placed before then, or before their shop was published; null is all. */
  readonly before: Instant | null;
}

/** Deletes at most so many test orders that are over; answers how many (ORDER-40). */
export async function forgetTestOrders(
  queries: Queries,
  { organizationId, shopId, before }: TestOrdersOf,
  most: number,
): Promise<number> {
  return (await FORGET.one(queries, organizationId, shopId, TERMINAL_STATUSES, before, most)).gone;
}

const FORGET = statement("launch.forgetTests", "select forget_test_orders($1, $2, $3, $4, $5) as gone", [
  "gone",
]);
