import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toId, type CashDropId, type LocationId, type OrderId } from "#core/kernel/id.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { toMoney } from "#core/money/parse-money.ts";
import { FULFILLED_STATUS } from "#core/order/lifecycle/order-stages.ts";
import type { CashCount, CashDrop } from "#core/sales/cash-drop.ts";
import { CASH, type SalesSpan } from "#core/sales/day-sales.ts";
import type { SalesCourier } from "#core/sales/sales-courier.ts";

/** An order whose cash is still with who brought it. */
export interface OpenCash {
  readonly orderId: OrderId;
  readonly courierName: string;
  readonly total: Money;
}

/** The orders of a day that a courier was paid for in cash and that are of no drop. */
export async function readOpenCash(
  queries: Queries,
  locationId: LocationId,
  { placedFrom, from, to }: SalesSpan,
  { employeeId, name }: SalesCourier,
  currency: Currency,
): Promise<readonly OpenCash[]> {
  const rows = await READ_OPEN.rows(
    queries,
    locationId,
    placedFrom,
    from,
    to,
    FULFILLED_STATUS,
    CASH,
    employeeId,
    name,
  );
  return rows.map(({ id, courierName, total }) => ({
    orderId: toId(id),
    courierName,
    total: toMoney(total, currency),
  }));
}

/** Writes a drop of these orders; answers how many of them were of no other drop. */
export async function insertDrop(
  queries: Queries,
  drop: {
    readonly id: CashDropId;
    readonly locationId: LocationId;
    readonly date: string;
    readonly courier: SalesCourier;
    readonly due: Money;
    readonly orderIds: readonly OrderId[];
  },
): Promise<number> {
  const { id, locationId, date, courier, due, orderIds } = drop;
  await INSERT_DROP.run(queries, id, locationId, date, courier.employeeId, courier.name, due.amount);
  const rows = await INSERT_ORDERS.rows(queries, id, orderIds);
  return rows.length;
}

/** Writes the next count of a drop, whose row is held until the transaction ends. */
export async function insertCount(queries: Queries, id: CashDropId, count: CashCount): Promise<void> {
  await INSERT_COUNT.run(queries, id, count.counted.amount, count.note, count.by, count.at);
}

/** Where a drop was made; null for none of the transaction's organization. Two counts wait for each other. */
export async function lockDrop(queries: Queries, id: CashDropId): Promise<LocationId | null> {
  const [row] = await LOCK_DROP.rows(queries, id);
  return row === undefined ? null : toId(row.locationId);
}

/** The drops of a location's business day, the first first. */
export async function readDrops(
  queries: Queries,
  locationId: LocationId,
  date: string,
  currency: Currency,
): Promise<readonly CashDrop[]> {
  const rows = await READ_DROPS.rows(queries, locationId, date);
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            id: toId<CashDropId>(first.id),
            courier: { employeeId: first.employeeId, name: first.courierName },
            orders: first.orders,
            due: toMoney(first.due, currency),
            counts: [first, ...others].map(({ counted, note, by, at }) => ({
              counted: toMoney(counted, currency),
              note,
              by,
              at,
            })),
          },
        ],
  );
}

const READ_OPEN = statement(
  "sales.readOpenCash",
  `select o.id, r.courier_name as "courierName", o.total::text as total
     from orders o, lateral (
       select i.* from order_runs i where i.organization_id = o.organization_id and i.order_id = o.id limit 1) r
    where o.organization_id = tenant() and o.location_id = $1
      and o.placed_at >= $2 and o.placed_at < $4 and o.ended_at >= $3 and o.ended_at < $4
      and o.status = $5 and o.payment_method = $6 and not o.is_test
      and r.employee_id is not distinct from $7 and (r.employee_id is not null or r.courier_name = $8)
      and not exists (select from cash_drop_orders d
                       where d.organization_id = o.organization_id and d.order_id = o.id)
    order by o.id`,
  ["id", "courierName", "total"],
);

const INSERT_DROP = statement(
  "sales.insertDrop",
  `insert into cash_drops (organization_id, id, location_id, date, employee_id, courier_name, due)
     values (tenant(), $1, $2, $3, $4, $5, $6)`,
);

// Waits for another drop of the same orders to end.
const INSERT_ORDERS = statement(
  "sales.insertDropOrders",
  `insert into cash_drop_orders (organization_id, order_id, drop_id)
     select tenant(), one.id, $1 from unnest($2::text[]) as one (id) order by one.id
     on conflict (organization_id, order_id) do nothing
     returning order_id as "orderId"`,
  ["orderId"],
);

const INSERT_COUNT = statement(
  "sales.insertCount",
  `insert into cash_counts (organization_id, drop_id, n, due, counted, note, counted_by, counted_at)
     select d.organization_id, d.id,
            1 + (select count(*)::int from cash_counts c
                  where c.organization_id = d.organization_id and c.drop_id = d.id),
            d.due, $2, $3, $4, $5
       from cash_drops d where d.organization_id = tenant() and d.id = $1`,
);

const LOCK_DROP = statement(
  "sales.lockDrop",
  `select location_id as "locationId"
     from cash_drops where organization_id = tenant() and id = $1 for update`,
  ["locationId"],
);

const READ_DROPS = statement(
  "sales.readDrops",
  `select d.id, d.employee_id as "employeeId", d.courier_name as "courierName", d.due::text as due,
          (select count(*)::int from cash_drop_orders o
            where o.organization_id = d.organization_id and o.drop_id = d.id) as orders,
          c.counted::text as counted, c.note, c.counted_by as by, c.counted_at as at
     from cash_drops d
     join cash_counts c on c.organization_id = d.organization_id and c.drop_id = d.id
    where d.organization_id = tenant() and d.location_id = $1 and d.date = $2::date
    order by min(c.counted_at) over (partition by d.id), d.id, c.n`,
  ["id", "courierName", "due", "orders", "counted", "by", "at"],
);
