import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { Currency } from "#core/money/money.ts";
import { toMoney } from "#core/money/parse-money.ts";
import type { SalesGroup, SalesSpan } from "#core/sales/day-sales.ts";

/** What ended within a span at a location of the transaction's organization, group by group. */
export async function readSalesGroups(
  queries: Queries,
  locationId: LocationId,
  { placedFrom, from, to }: SalesSpan,
  currency: Currency,
): Promise<readonly SalesGroup[]> {
  const rows = await READ_GROUPS.rows(queries, locationId, placedFrom, from, to);
  return rows.map(
    ({ status, source, paymentMethod, employeeId, courierName, isDropped, orders, ...sums }) => ({
      status,
      source,
      paymentMethod,
      courier: courierName === null ? null : { employeeId, name: courierName },
      isDropped,
      orders,
      total: toMoney(sums.total, currency),
      tips: toMoney(sums.tips, currency),
      deliveryFees: toMoney(sums.deliveryFees, currency),
      refunded: toMoney(sums.refunded, currency),
    }),
  );
}

// Found by when it was placed, which has an index; how it ended costs the order path none.
const READ_GROUPS = statement(
  "sales.readGroups",
  `select o.status, o.source, o.payment_method as "paymentMethod", r.employee_id as "employeeId",
          r.courier_name as "courierName", d.order_id is not null as "isDropped", count(*)::int as orders, sum(o.total)::text as total,
          sum(o.tip)::text as tips, sum(o.delivery_fee)::text as "deliveryFees",
          sum(coalesce(f.refunded, 0))::text as refunded
     from orders o
     left join order_runs r on r.organization_id = o.organization_id and r.order_id = o.id
     left join cash_drop_orders d on d.organization_id = o.organization_id and d.order_id = o.id
     left join order_refunds f on f.organization_id = o.organization_id and f.order_id = o.id
    where o.organization_id = tenant() and o.location_id = $1 and not o.is_test
      and o.placed_at >= $2 and o.placed_at < $4 and o.ended_at >= $3 and o.ended_at < $4
    group by o.status, o.source, o.payment_method, r.employee_id, r.courier_name, "isDropped"
    order by o.status, o.source, o.payment_method, r.employee_id, r.courier_name, "isDropped"`,
  ["status", "source", "paymentMethod", "isDropped", "orders", "total", "tips", "deliveryFees", "refunded"],
);
