import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toStoredOrder, type StoredOrder } from "./stored-order.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { type LocationId, type OrderId, toId } from "#core/kernel/id.ts";
import { FIRST_EVENT, LOST_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { MAX_COUNTED_ORDERS } from "#core/order/list/counted-orders.ts";
import type { OrderCustomer, TestChoice } from "#core/order/list/orders-query.ts";
import { toOrderSearch } from "#core/order/list/order-search.ts";
import type { OrderSource } from "#core/order/order.ts";
import type { PaymentMethod } from "#core/shop/payment-method.ts";
import type { Instant } from "#core/time/instant.ts";

/** A search waits for the words of so many orders at most: tenths of a second. */
const MAX_NOTED_AT_ONCE = 5000;

/** Which orders staff asks for; null is not limited. */
export interface StaffOrdersFilter {
  readonly statuses: readonly OrderStatus[] | null;
  readonly locationId: LocationId | null;
  readonly fulfillmentMethod: FulfillmentMethod | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly source: OrderSource | null;
  readonly customer: OrderCustomer | null;
  /** Those with a complaint that waits for an answer. */
  readonly complaintOnly: boolean;
  readonly tests: TestChoice | null;
  /** Those that are late by then. */
  readonly lateAt: Instant | null;
  /** The locations that the asking employee works at; null is all. */
  readonly workplaceIds: readonly LocationId[] | null;
  /** Placed from then on. */
  readonly from: Instant | null;
  /** Placed before then. */
  readonly before: Instant | null;
  /** A spoken number, beginnings of the words of a name, or last digits of a phone. */
  readonly search: string | null;
  readonly oldestFirst: boolean;
}

/** A page of them. */
export interface StaffOrdersQuery extends StaffOrdersFilter {
  readonly limit: number;
  readonly offset: number;
}

/** A page of the orders of the transaction's organization; the total is exact up to the most that are counted (BOARD-16). */
export async function listStaffOrders(
  queries: Queries,
  query: StaffOrdersQuery,
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  const { limit, offset } = query;
  if (query.search !== null) await NOTE_WORDS.run(queries, FIRST_EVENT.event, MAX_NOTED_AT_ONCE);
  const rows = await LIST_ORDERS_OF_STAFF.rows(
    queries,
    ...toParams(query),
    limit,
    offset,
    MAX_COUNTED_ORDERS,
  );
  return {
    orders: rows.flatMap(({ found }) => (found === null ? [] : [toStoredOrder(found)])),
    total: rows[0]?.total ?? 0,
  };
}

/** The ids of the first orders that pass a filter, in the order of the list. */
export async function listStaffOrderIds(
  queries: Queries,
  filter: StaffOrdersFilter,
  limit: number,
): Promise<readonly OrderId[]> {
  if (filter.search !== null) await NOTE_WORDS.run(queries, FIRST_EVENT.event, MAX_NOTED_AT_ONCE);
  const { ids } = await LIST_ORDER_IDS.one(queries, ...toParams(filter), limit);
  return ids.map((id) => toId<OrderId>(id));
}

function toParams(filter: StaffOrdersFilter) {
  const search = filter.search === null ? null : toOrderSearch(filter.search);
  const given = {
    location_id: filter.locationId,
    fulfillment_method: filter.fulfillmentMethod,
    payment_method: filter.paymentMethod,
    source: filter.source,
    is_first: filter.customer === null ? null : filter.customer === "new",
    late_at: filter.lateAt,
    is_complained: filter.complaintOnly ? true : null,
    is_test: filter.tests === null ? null : filter.tests === "only",
    from: filter.from,
    before: filter.before,
    is_searched: search === null ? null : true,
    phone_end: search?.phoneEnd ?? null,
    number: search?.number?.count ?? null,
    number_prefix: search?.number?.prefix ?? null,
  };
  // A key that is there limits.
  const limits = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  return [
    JSON.stringify(limits),
    filter.statuses,
    filter.workplaceIds,
    search?.name ?? null,
    LOST_STATUSES,
    filter.oldestFirst,
  ] as const;
}

// The function names the orders by the tenant alone; what they say is read under row-level security. A row without an order
// tells the total of an empty page.
const LIST_ORDERS_OF_STAFF = statement(
  "order.listOfStaff",
  `select j.found, l.total
     from orders_listed(tenant(), $1::jsonb, $2::text[], $3::text[], $4, $5::text[], $6, $7, $8, $9) l
     left join lateral unnest(l.ids) with ordinality as i(id, position) on true
     left join lateral orders_json(tenant(), array[i.id]) j on true
    order by i.position`,
);

const LIST_ORDER_IDS = statement(
  "order.listIdsOfStaff",
  "select l.ids from orders_listed(tenant(), $1::jsonb, $2::text[], $3::text[], $4, $5::text[], $6, $7, 0, 0) l",
  ["ids"],
);

const NOTE_WORDS = statement("order.noteWords", "select note_order_words(tenant(), $1, $2)");

const NOTE_ALL_WORDS = statement("order.noteAllWords", "select note_all_order_words($1, $2) as orders", [
  "orders",
]);

/** Writes what orders are found by, at most so many of each organization; answers the most that it was for one. */
export async function noteOrderWords(queries: Queries, limit: number): Promise<number> {
  return (await NOTE_ALL_WORDS.one(queries, FIRST_EVENT.event, limit)).orders;
}
