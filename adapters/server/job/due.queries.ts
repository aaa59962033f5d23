import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { toId, type OrderId, type OrganizationId } from "#core/kernel/id.ts";
import { RETENTION_MS, type KeptKind } from "#core/kernel/retention.ts";
import { LOST_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";

/** An order that a job must move or settle. */
export interface DueOrder {
  readonly organizationId: OrganizationId;
  readonly orderId: OrderId;
  /** When it was due, as the database writes it: where a list continues. */
  readonly dueAt: string;
}

/** A part of a list of due orders: what follows `after` of what is due by `now`. */
export interface DuePage {
  readonly now: Instant;
  readonly after: DueOrder | null;
  readonly limit: number;
}

/**
 * Orders of every organization whose time has come, the longest overdue first: those that nobody answered in time, or
 * whose answer can no longer be undone and was not sent yet, or that nobody answered and of which nobody was called, or
 * whose customers did not answer a change of lines.
 */
export async function listDue(
  database: Queries,
  list: keyof typeof LISTS,
  { now, after, limit }: DuePage,
): Promise<readonly DueOrder[]> {
  const { dueAt = null, orderId = null } = after ?? {};
  return (await LISTS[list].rows(database, now, dueAt, orderId, limit)).map(toDueOrder);
}

/**
 * Sends the notifications of an answer that can no longer be undone, and releases what a rejected order held; false
 * when another process did.
 * A transaction of its own: one that held what two orders share could wait in a circle with a third.
 */
export async function settleOrder(
  database: Queries,
  { organizationId, orderId }: Pick<DueOrder, "organizationId" | "orderId">,
  now: Instant,
): Promise<boolean> {
  return (await SETTLE_ORDER.one(database, organizationId, orderId, LOST_STATUSES, now)).settled;
}

/** Deletes at most `limit` rows of a kind that are past their retention; answers how many. */
export async function forgetOld(
  database: Queries,
  kind: KeptKind,
  now: Instant,
  limit: number,
): Promise<number> {
  return (await FORGET_ROWS.one(database, kind, plusMillis(now, -RETENTION_MS[kind]), limit)).gone;
}

/** Takes the company out of at most `limit` orders of deleted accounts placed before then; answers how many. */
export async function forgetInvoices(database: Queries, before: Instant, limit: number): Promise<number> {
  return (await FORGET_INVOICES.one(database, before, limit)).gone;
}

interface DueRow {
  readonly organizationId: string;
  readonly orderId: string;
  readonly dueAt: string;
}

function toDueOrder({ organizationId, orderId, dueAt }: DueRow): DueOrder {
  return { organizationId: toId<OrganizationId>(organizationId), orderId: toId<OrderId>(orderId), dueAt };
}

const LISTS = {
  unanswered: statement(
    "job.listUnanswered",
    `select organization_id as "organizationId", order_id as "orderId", due_at as "dueAt"
       from orders_overdue($1, $2, $3, $4)`,
    ["organizationId", "orderId", "dueAt"],
  ),
  uncalled: statement(
    "job.listUncalled",
    `select organization_id as "organizationId", order_id as "orderId", due_at as "dueAt"
       from orders_uncalled($1, $2, $3, $4)`,
    ["organizationId", "orderId", "dueAt"],
  ),
  proposed: statement(
    "job.listProposed",
    `select organization_id as "organizationId", order_id as "orderId", due_at as "dueAt"
       from changes_overdue($1, $2, $3, $4)`,
    ["organizationId", "orderId", "dueAt"],
  ),
  unsettled: statement(
    "job.listUnsettled",
    `select organization_id as "organizationId", order_id as "orderId", due_at as "dueAt"
       from orders_unsettled($1, $2, $3, $4)`,
    ["organizationId", "orderId", "dueAt"],
  ),
};

const SETTLE_ORDER = statement("job.settleOrder", "select answer_settle($1, $2, $3, $4) as settled", [
  "settled",
]);

const FORGET_INVOICES = statement("job.forgetInvoices", "select forget_invoices($1, $2) as gone", ["gone"]);

const FORGET_ROWS = statement("job.forgetRows", "select forget_rows($1, $2, $3) as gone", ["gone"]);
