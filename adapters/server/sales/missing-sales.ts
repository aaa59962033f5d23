import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { ANSWERING_EVENT, FULFILLED_STATUS } from "#core/order/lifecycle/order-stages.ts";
import { salesHour } from "#core/sales/sales-hour.ts";

/**
 * Adds up to so many orders that are over and not counted (what a release ended that did not count, or a restored backup
 * brought); null is of every organization. Answers whether there may be more.
 */
export async function countMissingSales(
  queries: Queries,
  organizationId: OrganizationId | null,
  limit: number,
): Promise<boolean> {
  const rows = await UNCOUNTED.rows(queries, organizationId, limit);
  for (const [organization, orders] of Map.groupBy(rows, (row) => row.organizationId)) {
    const hours = orders.map(({ id, placedAt }) => ({ id, hour: salesHour(placedAt) }));
    await COUNT.run(queries, organization, JSON.stringify(hours), FULFILLED_STATUS, ANSWERING_EVENT);
  }
  return rows.length === limit;
}

const UNCOUNTED = statement(
  "sales.uncounted",
  `select organization_id as "organizationId", id, placed_at as "placedAt" from uncounted_orders($1, $2)`,
  ["organizationId", "id", "placedAt"],
);

const COUNT = statement("sales.countMissing", "select count_missing_sales($1, $2, $3, $4)");
