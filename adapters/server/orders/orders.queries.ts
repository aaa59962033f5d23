import type { Queries } from "#adapters/server/db/prepared.ts";
import type { OrderId, OrganizationId, ShopId, UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { StoredOrder } from "./stored-order.ts";

/** One of a user's own orders; null for anybody else's. */
export async function readOrderOfUser(
  database: Queries,
  orderId: OrderId,
  userId: UserId,
): Promise<StoredOrder | null> {
  const { rows } = await database.query<{ found: StoredOrder | null }>(
    "select order_of_user($1, $2) as found",
    [orderId, userId],
  );
  return rows[0]?.found ?? null;
}

/** An order of an organization for the clock's own moves. */
export async function readOrderOfTenant(
  database: Queries,
  organizationId: OrganizationId,
  orderId: OrderId,
): Promise<StoredOrder | null> {
  const { rows } = await database.query<{ found: StoredOrder | null }>(
    "select order_of_tenant($1, $2) as found",
    [organizationId, orderId],
  );
  return rows[0]?.found ?? null;
}

/** An order of the transaction's organization, as staff reads it; row-level security is the second wall here. */
export async function readOrder(queries: Queries, orderId: OrderId): Promise<StoredOrder | null> {
  const { rows } = await queries.query<{ found: StoredOrder }>(
    "select order_json(o) as found from orders o where o.organization_id = tenant() and o.id = $1",
    [orderId],
  );
  return rows[0]?.found ?? null;
}

/** Which of a user's orders at a shop are asked for. */
export interface OwnOrdersQuestion {
  readonly userId: UserId;
  /** Null is every shop of the organization. */
  readonly shopId: ShopId | null;
  /** Null is both. */
  readonly state: "active" | "past" | null;
  readonly limit: number;
  readonly offset: number;
}

/** A page of a user's orders in the transaction's organization, newest first. A reject that is not told yet is active. */
export async function listOrdersOfUser(
  queries: Queries,
  question: OwnOrdersQuestion,
  now: Instant,
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  const { rows } = await queries.query<{ found: StoredOrder; total: number }>(
    `select order_json(o) as found, count(*) over ()::int as total
       from orders o
       join customers c on c.organization_id = o.organization_id and c.id = o.customer_id
      where o.organization_id = tenant() and c.user_id = $1 and ($2::text is null or o.shop_id = $2)
        and ($3::text is null or ($3 = 'active') = (o.status not in ('fulfilled', 'rejected', 'cancelled')
          or coalesce(o.settle_at > $4, false)))
      order by o.placed_at desc, o.id desc limit $5 offset $6`,
    [question.userId, question.shopId, question.state, now, question.limit, question.offset],
  );
  return { orders: rows.map(({ found }) => found), total: rows[0]?.total ?? 0 };
}
