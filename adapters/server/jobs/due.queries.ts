import type { Queries } from "#adapters/server/db/prepared.ts";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** An order that the clock is about to do something to. */
export interface DueOrder {
  readonly organizationId: OrganizationId;
  readonly orderId: OrderId;
  /** When it was due, as the database writes it: where a list goes on. */
  readonly dueAt: string;
}

/** What is kept for a time only. */
export const FORGOTTEN_KINDS = [
  "answers",
  "sessions",
  "codes",
  "resets",
  "messages",
  "carts",
  "guest_carts",
] as const;

/** Pending orders of every organization whose time to be answered is over, the longest overdue first. */
export async function listUnanswered(
  database: Queries,
  now: Instant,
  after: DueOrder | null,
  limit: number,
): Promise<readonly DueOrder[]> {
  const { rows } = await database.query<DueOrder>(
    `select organization_id as "organizationId", order_id as "orderId", due_at as "dueAt"
       from orders_overdue($1, $2, $3, $4)`,
    [now, after?.dueAt ?? null, after?.orderId ?? null, limit],
  );
  return rows;
}

/** Answers of every organization that can no longer be undone and were not told yet, the longest overdue first. */
export async function listUnsettled(
  database: Queries,
  now: Instant,
  after: DueOrder | null,
  limit: number,
): Promise<readonly DueOrder[]> {
  const { rows } = await database.query<DueOrder>(
    `select organization_id as "organizationId", order_id as "orderId", due_at as "dueAt"
       from orders_unsettled($1, $2, $3, $4)`,
    [now, after?.dueAt ?? null, after?.orderId ?? null, limit],
  );
  return rows;
}

/**
 * Tells such an answer and releases what a rejected order held; false when somebody else did. A transaction of its own:
 * one that held what two orders share could wait in a circle with a third.
 */
export async function settleOrder(
  database: Queries,
  { organizationId, orderId }: Pick<DueOrder, "organizationId" | "orderId">,
  now: Instant,
): Promise<boolean> {
  const { rows } = await database.query<{ settled: boolean }>("select order_settle($1, $2, $3) as settled", [
    organizationId,
    orderId,
    now,
  ]);
  return rows[0]?.settled ?? false;
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
