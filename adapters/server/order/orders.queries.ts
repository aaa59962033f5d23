import type { HistoryState } from "#core/order/history/history-state.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { OrderId, OrganizationId, ShopId, UserId } from "#core/kernel/id.ts";
import { TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { MAX_COUNTED_ORDERS } from "#core/order/list/counted-orders.ts";
import { toOrderSearch } from "#core/order/list/order-search.ts";
import type { Instant } from "#core/time/instant.ts";
import { toStoredOrder, type StoredOrder } from "./stored-order.ts";

/** One of a user's own orders; null for anybody else's. */
export async function readOrderOfUser(
  database: Queries,
  orderId: OrderId,
  userId: UserId,
): Promise<StoredOrder | null> {
  const { found } = await READ_ORDER_OF_USER.one(database, orderId, userId);
  return found === null ? null : toStoredOrder(found);
}

/** An order of an organization for the clock's own moves. */
export async function readOrderOfTenant(
  database: Queries,
  organizationId: OrganizationId,
  orderId: OrderId,
): Promise<StoredOrder | null> {
  const { found } = await READ_ORDER_OF_TENANT.one(database, organizationId, orderId);
  return found === null ? null : toStoredOrder(found);
}

/** An order of the transaction's organization, as staff reads it; row-level security is the second wall here. */
export async function readOrder(queries: Queries, orderId: OrderId): Promise<StoredOrder | null> {
  const row = await READ_ORDER.first(queries, orderId);
  return row && toStoredOrder(row.found);
}

/** Which of a user's orders at a shop are asked for. */
export interface OwnOrdersQuery {
  readonly userId: UserId;
  /** Null is every shop of the organization. */
  readonly shopId: ShopId | null;
  /** Null is both. */
  readonly state: HistoryState | null;
  /** A spoken number or words of products; null finds all (ROUTE-14). */
  readonly search: string | null;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of a user's orders in the transaction's organization, newest first; the total is exact up to the most that are
 * counted (BOARD-16). A reject that is still hidden counts as active.
 */
export async function listOrdersOfUser(
  queries: Queries,
  query: OwnOrdersQuery,
  now: Instant,
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  const { userId, shopId, state, search, limit, offset } = query;
  const number = search === null ? null : toOrderSearch(search).number;
  const rows = await LIST_ORDERS_OF_USER.rows(
    queries,
    userId,
    shopId,
    state,
    now,
    limit,
    offset,
    TERMINAL_STATUSES,
    search,
    number?.count ?? null,
    number?.prefix ?? null,
    MAX_COUNTED_ORDERS,
  );
  return {
    orders: rows.flatMap(({ found }) => (found === null ? [] : [toStoredOrder(found)])),
    total: rows[0]?.total ?? 0,
  };
}

const READ_ORDER_OF_USER = statement("order.readOfUser", "select order_of_user($1, $2) as found");

const READ_ORDER_OF_TENANT = statement("order.readOfTenant", "select order_of_tenant($1, $2) as found");

const READ_ORDER = statement("order.read", "select j.found from orders_json(tenant(), array[$1]) j");

// Each customer record of the user has an index of its own orders in their order. No more are looked at than the page and the
// bounded count need; a row without an order tells the total of an empty page.
const LIST_ORDERS_OF_USER = statement(
  "order.listOfUser",
  `with matching as materialized (
     select x.id, x.placed_at
       from customers c, lateral (
         select o.id, o.placed_at from orders o
          where o.organization_id = tenant() and o.customer_id = c.id and ($2::text is null or o.shop_id = $2)
            and ($3::text is null or ($3 = 'active') = (o.status <> all ($7::text[])
              or coalesce(o.settle_at > $4, false)))
            and ($8::text is null
              or exists (select from order_numbers n
                   where n.organization_id = o.organization_id and n.order_id = o.id and n.n = $9::integer
                     and ($10::text is null or lower(n.prefix) = $10))
              or cardinality(search_words($8)) > 0 and exists (select from order_lines l
                   where l.organization_id = o.organization_id and l.order_id = o.id
                     and not exists (select from unnest(search_words($8)) as asked(word)
                       where not exists (select from unnest(search_words(l.name)) as named(word)
                         where starts_with(named.word, asked.word)))))
          order by o.placed_at desc, o.id desc limit greatest($5::bigint + $6::bigint, $11::bigint + 1)) x
      where c.organization_id = tenant() and c.user_id = $1
      order by x.placed_at desc, x.id desc limit greatest($5::bigint + $6::bigint, $11::bigint + 1)),
   page as (select m.id, m.placed_at from matching m order by m.placed_at desc, m.id desc limit $5 offset $6)
   select j.found, (select least(count(*), $11::bigint + 1) from matching)::int as total
     from (values (true)) as one left join page p on true
     left join lateral orders_json(tenant(), array[p.id]) j on true
    order by p.placed_at desc, p.id desc`,
  ["total"],
);
