import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { OUTBOX_CHANNELS, type OutboxChannel } from "#core/order/lifecycle/order-notice.ts";
import type { Instant } from "#core/time/instant.ts";
import type { OutboxMessage } from "./message.ts";
import type { MessagePriority } from "./retry-pause.ts";

/** A message handed out to be sent. */
export interface ClaimedMessage extends Pick<OutboxMessage, "id" | "recipient" | "subject" | "text"> {
  readonly priority: MessagePriority;
  /** This one included. */
  readonly attempts: number;
}

/** One turn of a lane: what went out, and what may be taken. */
export interface LaneTurn {
  readonly channel: OutboxChannel;
  /** Messages that went out, each with the token that it was handed out with. */
  readonly sent: readonly { readonly id: string; readonly token: string }[];
  /** Messages that may be taken at most, and how many of these places are for codes and resets alone. */
  readonly free: number;
  readonly reserved: number;
  /** Names this turn: only who knows it notes how its messages ended. */
  readonly token: string;
  readonly leaseMs: number;
}

/** Where a message is. */
export type MessageState = "waiting" | "sent" | "failed";

/** A message as `/dev/outbox` shows it. */
export interface ShownMessage {
  readonly id: string;
  readonly channel: OutboxChannel;
  readonly to: string;
  readonly text: string;
  readonly at: Instant;
  readonly state: MessageState;
  /** Why it did not go out when it was last tried. */
  readonly reason: string | null;
}

/** Runs `work` in one transaction that sees the outbox and no organization's rows. */
export function inOutbox<T>(pool: DatabasePool, work: (queries: Queries) => Promise<T>): Promise<T> {
  return inTransaction(pool, { organizationId: null, scope: "outbox" }, work);
}

/**
 * Keeps a message about an account, within `inOutbox`: it goes out before all notifications about orders, is due at once by the
 * database's clock, and is given up after `lifetimeMs`.
 */
export async function insertUrgentMessage(
  queries: Queries,
  message: Omit<OutboxMessage, "kind" | "dedupeKey" | "dueAt" | "expiresAt">,
  lifetimeMs: number,
): Promise<void> {
  const { id, channel, recipient, subject, text, createdAt } = message;
  await INSERT_URGENT.run(queries, id, channel, recipient, subject, text, createdAt, lifetimeMs);
}

/** Keeps a message that waits behind urgent ones, within `inOutbox`; it is due at once and given up after `lifetimeMs`. */
export async function insertMessage(
  queries: Queries,
  message: Omit<OutboxMessage, "kind" | "dedupeKey" | "dueAt" | "expiresAt">,
  lifetimeMs: number,
): Promise<void> {
  const { id, channel, recipient, subject, text, createdAt } = message;
  await INSERT.run(queries, id, channel, recipient, subject, text, createdAt, lifetimeMs);
}

/** Notes what went out and takes what is due; each message is its taker's until the lease ends. */
export async function takeLaneTurn(database: Queries, turn: LaneTurn): Promise<readonly ClaimedMessage[]> {
  const rows = await TAKE_TURN.rows(
    database,
    turn.channel,
    turn.sent.map(({ id }) => id),
    turn.sent.map(({ token }) => token),
    turn.free,
    turn.reserved,
    turn.token,
    turn.leaseMs,
  );
  return rows.map((row) => ({ ...row, priority: row.priority === 0 ? 0 : 1 }));
}

/** Notes why a message did not go out: it comes back after the pause, or never where that is final. */
export async function noteFailed(
  database: Queries,
  failure: {
    readonly id: string;
    readonly token: string;
    readonly reason: string;
    readonly isFinal: boolean;
  },
  pauseMs: number,
): Promise<void> {
  const { id, token, reason, isFinal } = failure;
  await NOTE_FAILED.run(database, id, token, reason, isFinal, pauseMs);
}

/** Ends at most `limit` messages that nobody sent in time; how many of each channel. */
export async function expireMessages(
  database: Queries,
  limit: number,
): Promise<readonly { readonly channel: OutboxChannel; readonly count: number }[]> {
  const rows = await EXPIRE_MESSAGES.rows(database, limit);
  return rows.flatMap(({ channel: name, count }) => {
    const channel = OUTBOX_CHANNELS.find((one) => one === name);
    return channel === undefined ? [] : [{ channel, count }];
  });
}

/** The latest messages that are due, newest first, within `inOutbox`; `to` null is everybody. */
export async function listMessages(queries: Queries, to: string | null): Promise<readonly ShownMessage[]> {
  const rows = await LIST_MESSAGES.rows(queries, to);
  return rows.map(({ sentAt, failedAt, subject, text, ...message }) => ({
    ...message,
    text: subject === null ? text : `${subject}\n\n${text}`,
    state: sentAt !== null ? "sent" : failedAt !== null ? "failed" : "waiting",
  }));
}

const INSERT_URGENT = statement(
  "outbox.insertUrgent",
  `insert into outbox (id, channel, recipient, subject, text, created_at, due_at, priority, expires_at)
     values ($1, $2, $3, $4, $5, $6, now(), 0, now() + $7 * interval '1 millisecond')`,
);

const INSERT = statement(
  "outbox.insert",
  `insert into outbox (id, channel, recipient, subject, text, created_at, due_at, priority, expires_at)
     values ($1, $2, $3, $4, $5, $6, now(), 1, now() + $7 * interval '1 millisecond')`,
);

const NOTE_FAILED = statement("outbox.noteFailed", "select outbox_failed($1, $2, $3, $4, $5)");

const LIST_MESSAGES = statement(
  "outbox.list",
  `select id, channel, recipient as "to", subject, text, created_at as at, sent_at as "sentAt",
          failed_at as "failedAt", last_error as reason
     from outbox where ($1::text is null or recipient = $1) and (due_at <= now() or sent_at is not null)
    order by created_at desc, id desc limit 100`,
);

const TAKE_TURN = statement(
  "outbox.takeLaneTurn",
  "select id, priority, recipient, subject, text, attempts from outbox_turn($1, $2, $3, $4, $5, $6, $7)",
  ["id", "recipient", "text", "attempts"],
);

const EXPIRE_MESSAGES = statement("outbox.expire", "select channel, count from outbox_expire($1)", ["count"]);
