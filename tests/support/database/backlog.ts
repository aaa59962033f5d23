import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { ORDER_NOTICE_LIFETIME_MS } from "#core/order/lifecycle/order-notice.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";

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

// Where nobody else orders: a location that leaves orders unanswered stops taking them.
const LOCATION_ID = demoId("location", "bistro-nord", "aviatorilor");

/** How many rows of a kind are overdue, or how many there may be made of it. */
interface OverdueKind {
  readonly insert: string;
  readonly left: string;
}

// $1 is an order of the demo's bistro, $2 how many rows, $3 a location. All clones share its cart, each at a revision of
// its own, and are numbered on a day of their own.
const clone = (day: string, changes: string): string => `made as (
  insert into orders
    select (jsonb_populate_record(o, jsonb_build_object('id', make_ulid(clock_timestamp()), 'location_id', $3::text,
             'discount', 0, 'points_used', 0, 'points_paid', 0, 'subtotal', o.total - o.delivery_fee - o.tip,
             'holds', 'held', 'ended_at', null, 'slot_start', null, ${changes}))).*
      from orders o, generate_series(1, $2::integer) n where o.id = $1
    returning organization_id, location_id, id)
  insert into order_numbers (organization_id, location_id, day, n, prefix, order_id)
    select m.organization_id, m.location_id, '${day}', row_number() over (), 'A', m.id from made m`;

const KINDS = {
  "unanswered orders": {
    insert: `with more as (
        update customers c set pending_orders_count = c.pending_orders_count + $2::integer from orders o
         where o.id = $1 and c.organization_id = o.organization_id and c.id = o.customer_id),
      ${clone("2001-01-01", `'cart_revision', 1000 + n, 'status', 'pending', 'answer_by', now() - interval '1 minute', 'settle_at', null`)}`,
    left: "select count(*)::integer as left from orders where status = 'pending' and answer_by < now() - interval '30 seconds'",
  },
  "answers not told": {
    insert: `with ${clone(
      "2001-01-02",
      `'cart_revision', 1000000 + n, 'status', 'accepted', 'settle_at', now() - interval '1 minute'`,
    )}`,
    left: "select count(*)::integer as left from orders where settle_at < now() - interval '30 seconds'",
  },
  "stored answers": {
    insert: `insert into idempotency_keys (organization_id, user_id, key, body_hash, status, answer, order_id, created_at)
      select o.organization_id, o.user_id, 'old-' || n, 'hash', 201, '{}', o.id, now() - interval '25 hours'
        from orders o, generate_series(1, $2::integer) n where o.id = $1 and $3::text is not null`,
    left: "select count(*)::integer as left from idempotency_keys where created_at < now() - interval '24 hours'",
  },
  "ended sessions": {
    insert: `insert into sessions (token_hash, user_id, host, created_at, seen_at, expires_at)
      select lpad(n::text, 64, '0'), o.user_id, 'localhost', now(), now(), now() - interval '1 hour'
        from orders o, generate_series(1, $2::integer) n where o.id = $1 and $3::text is not null`,
    left: "select count(*)::integer as left from sessions where expires_at < now()",
  },
  "used codes": {
    insert: `insert into phone_verifications (id, user_id, phone, code_hash, sent_at, expires_at)
      select make_ulid(clock_timestamp()), o.user_id, '+40722000000', 'hash', now(), now() - interval '3 days'
        from orders o, generate_series(1, $2::integer) n where o.id = $1 and $3::text is not null`,
    left: "select count(*)::integer as left from phone_verifications where expires_at < now() - interval '2 days'",
  },
  "used resets": {
    insert: `insert into password_resets (token_hash, user_id, created_at, expires_at)
      select lpad(n::text, 64, '0'), o.user_id, now(), now() - interval '3 days'
        from orders o, generate_series(1, $2::integer) n where o.id = $1 and $3::text is not null`,
    left: "select count(*)::integer as left from password_resets where expires_at < now() - interval '2 days'",
  },
  "sent messages": {
    insert: `insert into outbox (id, channel, recipient, text, created_at, due_at, sent_at)
      select make_ulid(now() - interval '8 days'), 'sms', '+40722000000', 'Mesaj', now() - interval '8 days',
             now() - interval '8 days', now() - interval '8 days'
        from orders o, generate_series(1, $2::integer) n where o.id = $1 and $3::text is not null`,
    left: "select count(*)::integer as left from outbox where sent_at < now() - interval '7 days'",
  },
  "old carts": {
    insert: `insert into carts
      select (jsonb_populate_record(c, jsonb_build_object('id', make_ulid(clock_timestamp()), 'ordered_as', null,
               'updated_at', now() - interval '100 days'))).*
        from orders o join carts c on c.organization_id = o.organization_id and c.id = o.cart_id,
             generate_series(1, $2::integer) n where o.id = $1 and $3::text is not null`,
    left: "select count(*)::integer as left from carts where ordered_as is null and updated_at < now() - interval '90 days'",
  },
  "guests' carts unseen": {
    insert: `insert into carts
      select (jsonb_populate_record(c, jsonb_build_object('id', make_ulid(clock_timestamp()), 'ordered_as', null,
               'user_id', null, 'guest_hash', 'guest', 'seen_at', now() - interval '26 hours'))).*
        from orders o join carts c on c.organization_id = o.organization_id and c.id = o.cart_id,
             generate_series(1, $2::integer) n where o.id = $1 and $3::text is not null`,
    left: "select count(*)::integer as left from carts where guest_hash is not null and seen_at < now() - interval '25 hours'",
  },
  "counts of limits": {
    insert: `insert into rate_limits
      select 'over' || n, 1, (extract(epoch from now()) * 1000)::bigint - 1
        from orders o, generate_series(1, $2::integer) n where o.id = $1 and $3::text is not null`,
    left: "select count(*)::integer as left from rate_limits where key like 'over%'",
  },
  "waiting messages": {
    insert: "",
    left: "select count(*)::integer as left from outbox where sent_at is null and failed_at is null and due_at < now() - interval '30 seconds'",
  },
} as const satisfies Readonly<Record<string, OverdueKind>>;

/** Everything that is due some day and worked off by the clock. */
export type OverdueName = keyof typeof KINDS;

/** Makes so many rows of each kind overdue, like the order and the cart that somebody placed. */
export async function makeOverdue(owner: SocketConnection, orderId: string, count: number): Promise<void> {
  await withOwner(owner, async (client) => {
    for (const { insert } of Object.values(KINDS))
      if (insert !== "") await client.query(insert, [orderId, count, LOCATION_ID]);
  });
  const half = Math.ceil(count / 2);
  await insertMessages(owner, { channel: "email", count: half, dueSecondsAgo: 600 });
  await insertMessages(owner, { channel: "sms", count: count - half, dueSecondsAgo: 600 });
}

/** How many rows of each kind are overdue now. */
export async function countOverdue(
  owner: SocketConnection,
): Promise<readonly { readonly name: OverdueName; readonly left: number }[]> {
  return withOwner(owner, async (client) => {
    const counts: { readonly name: OverdueName; readonly left: number }[] = [];
    for (const [name, { left }] of Object.entries(KINDS)) {
      if (!isName(name)) continue;
      const { rows } = await client.query<{ left: number }>(left);
      counts.push({ name, left: rows[0]?.left ?? 0 });
    }
    return counts;
  });
}

function isName(name: string): name is OverdueName {
  return name in KINDS;
}
