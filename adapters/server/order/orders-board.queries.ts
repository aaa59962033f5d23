import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toStoredOrder, type StoredOrder } from "./stored-order.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { Instant } from "#core/time/instant.ts";

/** Which orders staff asks for; null is not limited. */
export interface StaffOrdersQuery {
  readonly statuses: readonly OrderStatus[] | null;
  readonly locationId: LocationId | null;
  readonly fulfillmentMethod: FulfillmentMethod | null;
  /** The locations that the asking employee works at; null is all. */
  readonly workplaceIds: readonly LocationId[] | null;
  /** Placed from then on. */
  readonly from: Instant | null;
  /** Placed before then. */
  readonly before: Instant | null;
  /** A spoken number, a part of a name, or last digits of a phone. */
  readonly search: string | null;
  readonly oldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the orders of the transaction's organization. */
export async function listStaffOrders(
  queries: Queries,
  query: StaffOrdersQuery,
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  const rows = await LIST_ORDERS_OF_STAFF.rows(
    queries,
    query.statuses,
    query.locationId,
    query.workplaceIds,
    query.from,
    query.before,
    query.search,
    lastDigits(query.search ?? ""),
    query.oldestFirst,
    query.limit,
    query.offset,
    query.fulfillmentMethod,
  );
  return { orders: rows.map(({ found }) => toStoredOrder(found)), total: rows[0]?.total ?? 0 };
}

// A spoken number has digits too, but is no phone.
function lastDigits(search: string): string {
  return /^[\d\s+]+$/.test(search) ? search.replace(/\D/g, "") : "";
}

const LIST_ORDERS_OF_STAFF = statement(
  "order.listOfStaff",
  `with chosen as (
       select o.id, o.placed_at, count(*) over ()::int as total
         from orders o
         left join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
        where o.organization_id = tenant()
          and ($1::text[] is null or o.status = any ($1)) and ($2::text is null or o.location_id = $2)
          and ($3::text[] is null or o.location_id = any ($3))
          and ($11::text is null or o.fulfillment_method = $11)
          and ($4::timestamptz is null or o.placed_at >= $4) and ($5::timestamptz is null or o.placed_at < $5)
          and ($6::text is null or position(lower($6) in lower(spoken_number(n.prefix, n.n))) > 0
            or position(lower($6) in lower(concat_ws(' ', o.contact_first_name, o.contact_last_name))) > 0
            or (length($7) >= 3 and right(o.contact_phone, length($7)) = $7))
        order by case when $8 then o.placed_at end asc, o.placed_at desc, o.id desc limit $9 offset $10)
     select order_json(o) as found, c.total
       from chosen c join orders o on o.organization_id = tenant() and o.id = c.id
      order by case when $8 then c.placed_at end asc, c.placed_at desc, c.id desc`,
  ["total"],
);
