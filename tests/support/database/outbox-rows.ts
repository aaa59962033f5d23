import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { ORDER_NOTICE_LIFETIME_MS } from "#core/order/lifecycle/order-notice.ts";

/** Messages to be put into an outbox, all alike. */
export interface OutboxRows {
  readonly channel: "email" | "sms";
  readonly count?: number;
  /** Codes and resets have 0, notifications about orders 1. */
  readonly priority?: 0 | 1;
  readonly attempts?: number;
  /** Seconds since they were due; below zero they are not yet. */
  readonly dueSecondsAgo?: number;
  /** Seconds from now until sending them is of no use; without it a day after they were due, as of messages about orders. */
  readonly expiresInSeconds?: number;
}

/** Puts messages into the outbox past every wall and answers their ids. */
export function insertMessages(owner: SocketConnection, rows: OutboxRows): Promise<readonly string[]> {
  const { channel, count = 1, priority = 1, attempts = 0, dueSecondsAgo = 0 } = rows;
  const { expiresInSeconds = ORDER_NOTICE_LIFETIME_MS / 1000 - dueSecondsAgo } = rows;
  return withOwner(owner, async (client) => {
    const inserted = await client.query<{ id: string }>(
      `insert into outbox (id, channel, recipient, subject, text, created_at, due_at, priority, attempts, expires_at)
         select make_ulid(clock_timestamp()), $1::text,
                case $1::text when 'sms' then '+40722' || lpad(n::text, 6, '0') else 'guest' || n || '@example.com' end,
                case $1::text when 'email' then 'Comanda' end, 'Mesaj ' || n,
                now() - $4::integer * interval '1 second', now() - $4::integer * interval '1 second', $3::smallint, $5::integer,
                now() + $6::integer * interval '1 second'
           from generate_series(1, $2::integer) n returning id`,
      [channel, count, priority, dueSecondsAgo, attempts, expiresInSeconds],
    );
    return inserted.rows.map(({ id }) => id);
  });
}

/** The number of an outbox's rows, by channel and state. */
export interface OutboxCount {
  readonly channel: string;
  readonly state: "waiting" | "sent" | "failed";
  readonly count: number;
}

/** Counts the messages of an outbox by channel and state. */
export function countMessages(owner: SocketConnection): Promise<readonly OutboxCount[]> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<OutboxCount>(
      `select channel::text, count(*)::integer as count,
              case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as state
         from outbox group by 1, 3 order by 1, 3`,
    );
    return rows;
  });
}
