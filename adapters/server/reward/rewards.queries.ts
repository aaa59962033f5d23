import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { CustomerId, OrganizationId, ShopId, UserId } from "#core/kernel/id.ts";
import type { PointsEntry } from "#core/reward/points-ledger.ts";
import type { Instant } from "#core/time/instant.ts";

/** Points of one customer: what is available, and what unfinished orders hold. */
export interface PointsBalance {
  readonly customerId: CustomerId;
  readonly balance: number;
  readonly held: number;
}

/** The balance of a user at a shop, within a transaction of its organization; null without a customer record. */
export async function readBalance(
  queries: Queries,
  userId: UserId,
  shopId: ShopId,
): Promise<PointsBalance | null> {
  return READ_BALANCE.first(queries, userId, shopId);
}

/** A page of a customer's ledger, newest first, within a transaction of its organization. */
export async function readPointsHistory(
  queries: Queries,
  customerId: CustomerId,
  limit: number,
  offset: number,
): Promise<readonly PointsEntry[]> {
  return READ_POINTS_HISTORY.rows(queries, customerId, limit, offset);
}

/** How many entries `readPointsHistory` has in all. */
export async function countPointsHistory(queries: Queries, customerId: CustomerId): Promise<number> {
  return (await COUNT_POINTS_HISTORY.one(queries, customerId)).total;
}

/** Adds or takes points by hand, as a ledger entry; false when the balance would fall below zero. */
export async function adjustPoints(
  queries: Queries,
  entry: {
    readonly id: string;
    readonly organizationId: OrganizationId;
    readonly customerId: CustomerId;
    readonly points: number;
  },
  now: Instant,
): Promise<boolean> {
  const { id, organizationId, customerId, points } = entry;
  return (await ADJUST_POINTS.run(queries, id, organizationId, customerId, points, now)) === 1;
}

const READ_BALANCE = statement(
  "reward.readBalance",
  `select c.id as "customerId", coalesce(b.balance, 0) as balance, coalesce(b.held, 0) as held
     from customers c left join balances b on b.organization_id = c.organization_id and b.customer_id = c.id
    where c.organization_id = tenant() and c.shop_id = $2 and c.user_id = $1`,
  ["customerId", "balance", "held"],
);

const READ_POINTS_HISTORY = statement(
  "reward.readPointsHistory",
  `select l.id, l.type, l.points, l.at, l.order_id as "orderId",
          spoken_number(o.prefix, o.n) as "orderNumber", l.balance_after as "balanceAfter"
     from points_ledger l
     left join order_numbers o on o.organization_id = l.organization_id and o.order_id = l.order_id
    where l.organization_id = tenant() and l.customer_id = $1 and l.points <> 0
    order by l.n desc limit $2 offset $3`,
  ["id", "type", "points", "at", "balanceAfter"],
);

const COUNT_POINTS_HISTORY = statement(
  "reward.countPointsHistory",
  `select count(*)::int as total from points_ledger
    where organization_id = tenant() and customer_id = $1 and points <> 0`,
  ["total"],
);

const ADJUST_POINTS = statement(
  "reward.adjustPoints",
  `with moved as (
     update balances set balance = balance + $4, entries = entries + 1
      where organization_id = $2 and customer_id = $3 and balance + $4 >= 0
      returning balance, entries)
   insert into points_ledger (organization_id, id, customer_id, n, type, points, balance_after, at)
     select $2, $1, $3, entries, 'adjust', $4, balance, $5 from moved`,
);
