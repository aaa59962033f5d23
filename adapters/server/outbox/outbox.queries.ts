import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Message } from "./message.ts";

/** A message handed out to be sent. */
export interface ClaimedMessage {
  readonly id: string;
  readonly channel: "email" | "sms";
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly attempts: number;
  readonly createdAt: Instant;
}

/** A message as `/dev/outbox` shows it. */
export interface ShownMessage {
  readonly id: string;
  readonly channel: "email" | "sms";
  readonly to: string;
  readonly text: string;
  readonly at: Instant;
}

/** Runs `work` in one transaction that sees the outbox and no organization's rows. */
export function inOutbox<T>(pool: DatabasePool, work: (queries: Queries) => Promise<T>): Promise<T> {
  return inTransaction(pool, { organizationId: null, scope: "outbox" }, work);
}

/** Keeps a message that belongs to no order, within `inOutbox`. */
export async function insertMessage(queries: Queries, message: Message): Promise<void> {
  await queries.query(
    `insert into outbox (id, channel, recipient, subject, text, dedupe_key, created_at, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (dedupe_key) do nothing`,
    [
      message.id,
      message.channel,
      message.recipient,
      message.subject,
      message.text,
      message.dedupeKey,
      message.createdAt,
      message.dueAt,
    ],
  );
}

/** Takes messages that are due, to send them; each is handed to one sender at a time and again after its pause. */
export async function claimMessages(
  database: Queries,
  now: Instant,
  limit: number,
): Promise<readonly ClaimedMessage[]> {
  const { rows } = await database.query<ClaimedMessage>(
    `select id, channel, recipient, subject, text, attempts, created_at as "createdAt" from outbox_claim($1, $2)`,
    [now, limit],
  );
  return rows;
}

/** Notes that a message went out, within `inOutbox`. */
export async function markSent(queries: Queries, id: string, now: Instant): Promise<void> {
  await queries.query("update outbox set sent_at = $2, last_error = null where id = $1", [id, now]);
}

/** Notes why a message did not go out; given up for good when `gaveUp`. Within `inOutbox`. */
export async function markFailed(
  queries: Queries,
  id: string,
  reason: string,
  gaveUp: boolean,
  now: Instant,
): Promise<void> {
  await queries.query(
    "update outbox set last_error = $2, failed_at = case when $3 then $4::timestamptz end where id = $1",
    [id, reason, gaveUp, now],
  );
}

/** The latest messages that are due, newest first, within `inOutbox`; `to` null is everybody. */
export async function listMessages(
  queries: Queries,
  to: string | null,
  now: Instant,
): Promise<readonly ShownMessage[]> {
  const { rows } = await queries.query<ShownMessage>(
    `select id::text, channel, recipient as "to", concat_ws(E'\n\n', subject, text) as text, created_at as at
       from outbox where ($1::text is null or recipient = $1) and created_at <= $2
         and (due_at <= $2 or sent_at is not null or attempts > 0)
      order by created_at desc, id desc limit 100`,
    [to, now],
  );
  return rows;
}
