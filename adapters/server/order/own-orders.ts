import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import { loadUser } from "#adapters/server/account/user/users.queries.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import type { Page } from "#core/kernel/page.ts";
import type { Order } from "#core/order/order.ts";
import type { Instant } from "#core/time/instant.ts";
import { listOrdersOfUser, type OwnOrdersQuery } from "./orders.queries.ts";
import { type OrderReader, toCustomerOrder } from "./orders.rows.ts";
import type { StoredOrder } from "./stored-order.ts";

/** Which of somebody's orders are asked for, and which page of them. */
type AskedOrders = Omit<OwnOrdersQuery, "limit" | "offset"> & Pick<Page<Order>, "page" | "perPage">;

interface OrdersPage {
  readonly orders: readonly StoredOrder[];
  readonly total: number;
}

/** What listing orders needs. */
interface ListOrdersDeps {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
}

/**
 * A page of somebody's orders as the reader sees them, newest first, at one shop or (null) wherever the person is a customer.
 * Every organization is read in a transaction of its own, so row-level security stands in this list too.
 */
export async function listOwnOrders(
  deps: ListOrdersDeps,
  { page, perPage, ...asked }: AskedOrders,
  reader: OrderReader,
): Promise<Page<Order>> {
  const query = { ...asked, limit: perPage, offset: (page - 1) * perPage };
  const { orders, total } = await listEverywhere(deps, query, reader.now);
  return { items: orders.map((stored) => toCustomerOrder(stored, reader)), page, perPage, total };
}

async function listEverywhere(
  deps: ListOrdersDeps,
  query: OwnOrdersQuery,
  now: Instant,
): Promise<OrdersPage> {
  const organizationIds = await organizationsOf(deps, query, now);
  const [only, ...others] = organizationIds;
  if (only === undefined) return { orders: [], total: 0 };
  if (others.length === 0) return listIn(deps, only, query, now);
  const { limit, offset } = query;
  const wide = { ...query, limit: offset + limit, offset: 0 };
  const pages = await Promise.all(organizationIds.map((id) => listIn(deps, id, wide, now)));
  const orders = pages
    .flatMap((page) => page.orders)
    .toSorted(newestFirst)
    .slice(offset, offset + limit);
  return { orders, total: pages.reduce((total, page) => total + page.total, 0) };
}

async function organizationsOf(
  { database, shopCache }: ListOrdersDeps,
  { shopId, userId }: OwnOrdersQuery,
  now: Instant,
): Promise<readonly OrganizationId[]> {
  const shopIds =
    shopId === null
      ? ((await loadUser(database, shopCache, userId, null, now))?.customers ?? []).map((one) => one.shopId)
      : [shopId];
  const found = await Promise.all(shopIds.map((id) => shopCache.latest(id)));
  return [...new Set(found.flatMap((snapshot) => (snapshot === null ? [] : [snapshot.organizationId])))];
}

function listIn(
  { database }: ListOrdersDeps,
  organizationId: OrganizationId,
  query: OwnOrdersQuery,
  now: Instant,
): Promise<OrdersPage> {
  return inTransaction(database, { organizationId }, (queries) => listOrdersOfUser(queries, query, now));
}

function newestFirst(a: StoredOrder, b: StoredOrder): number {
  if (a.placedAt !== b.placedAt) return a.placedAt < b.placedAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
