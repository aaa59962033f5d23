import type { Queries } from "#adapters/server/db/prepared.ts";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** An order that nobody answered in time. */
export interface UnansweredOrder {
  readonly organizationId: OrganizationId;
  readonly orderId: OrderId;
  /** When it was due, as the database writes it: where a list goes on. */
  readonly dueAt: string;
}

/** What is kept for a time only. */
export const FORGOTTEN_KINDS = ["answers", "sessions", "codes", "resets", "messages", "carts"] as const;

/** Pending orders of every organization whose time to be answered is over, the longest overdue first. */
export async function listUnanswered(
  database: Queries,
  now: Instant,
  after: UnansweredOrder | null,
  limit: number,
): Promise<readonly UnansweredOrder[]> {
  const { rows } = await database.query<UnansweredOrder>(
    `select organization_id as "organizationId", order_id as "orderId", due_at as "dueAt"
       from orders_overdue($1, $2, $3, $4)`,
    [now, after?.dueAt ?? null, after?.orderId ?? null, limit],
  );
  return rows;
}

/** Tells answers that can no longer be undone and releases what rejected orders held; the number of orders. */
export async function settleOrders(database: Queries, now: Instant, limit: number): Promise<number> {
  const { rows } = await database.query<{ settled: number }>("select orders_settle($1, $2) as settled", [
    now,
    limit,
  ]);
  return rows[0]?.settled ?? 0;
}

/** Deletes at most `limit` rows of a kind whose time is over; the number of rows. */
export async function forgetOld(
  database: Queries,
  kind: (typeof FORGOTTEN_KINDS)[number],
  now: Instant,
  limit: number,
): Promise<number> {
  const { rows } = await database.query<{ gone: number }>(`select forget_${kind}($1, $2) as gone`, [
    now,
    limit,
  ]);
  return rows[0]?.gone ?? 0;
}
