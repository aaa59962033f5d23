import { withOwner } from "#adapters/server/db/owner.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { copiedId, makeManyOrders } from "#tests/support/database/many-orders.ts";

/** Orders of the shop. */
export const ORDERS = 100_000;

/** A table of so many rows is not to be read whole. */
export const LARGE_ROWS = 5000;

// Rows of each table that grows with a shop's history.
const COPIES = 10_000;

const ID = copiedId("i");
const HASH = "encode(sha256(i::text::bytea), 'hex')";
const KEY = "'copy-' || i";
// What is over is gone soon, so that there are few such rows at a time.
const LATER = "'2099-01-01'";
const OLDER = "interval '1 minute' * i";

// What tells a copy from its pattern: keys, and who it is of, so that a person has as few rows as in life.
const COPIED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    id: ID,
    email: "'copy-' || i || '@example.com'",
    phone: "'+49' || lpad(i::text, 9, '0')",
    caller_of: "null",
    caller_phone: "null",
  },
  credentials: { user_id: ID },
  sessions: { token_hash: HASH, user_id: ID, tablet_id: "null" },
  sign_in_devices: { user_id: ID, token_hash: HASH },
  consents: { subject: ID, user_id: ID, visitor_id: "null" },
  consent_texts: { subject: ID },
  password_resets: { token_hash: HASH, user_id: ID, expires_at: LATER },
  phone_verifications: { id: ID, user_id: ID, phone: "'+49' || lpad(i::text, 9, '0')", expires_at: LATER },
  customers: { id: ID, user_id: ID },
  balances: { customer_id: ID },
  points_ledger: { id: ID, customer_id: ID, order_id: "null" },
  customer_promotions: { customer_id: ID },
  redemptions: { order_id: ID, customer_id: ID },
  carts: { id: ID, user_id: ID, guest_hash: "null", ordered_as: ID },
  guest_handovers: { guest_hash: HASH, until: LATER },
  idempotency_keys: { user_id: ID, key: KEY },
  outbox: { id: ID, order_id: ID, dedupe_key: KEY, sent_at: "t.created_at" },
  audit_log: { id: ID, subject: ID, at: `t.at - ${OLDER}` },
  analytics_events: { id: ID, visitor_id: `lower(${ID})` },
  rate_limits: { key: KEY },
  slot_loads: { slot_start: `t.slot_start - ${OLDER}` },
  order_runs: {
    order_id: ID,
    employee_id: ID,
    token_hash: HASH,
    lookup_hash: "null",
    pin_number: "null",
    pin_hash: "null",
    assigned_at: `t.assigned_at - ${OLDER}`,
  },
  courier_actions: { order_id: ID, id: KEY },
  order_complaints: { order_id: ID },
  order_line_changes: { order_id: ID },
  order_refunds: { order_id: ID },
  order_printings: { order_id: ID, id: ID },
  order_push_devices: { id: ID, session_hash: HASH, user_id: ID, endpoint: KEY },
  phone_orders: { order_id: ID, key: KEY },
  cash_drops: { id: ID, date: "t.date - i" },
  cash_counts: { drop_id: ID },
  cash_drop_orders: { drop_id: ID, order_id: ID },
};

/** Tables that are large afterwards, with those of the orders themselves. */
export const GROWING: readonly string[] = [
  ...Object.keys(COPIED),
  "events",
  "order_lines",
  "order_numbers",
  "order_words",
  "orders",
].toSorted();

/**
 * Makes the shop of an order one with a long history: a hundred thousand orders of twenty thousand customers, and copies
 * of the last row of each table that grows with them.
 */
export async function makeLargeShop(owner: SocketConnection, orderId: string): Promise<void> {
  await makeManyOrders(owner, orderId, ORDERS, COPIES);
  await withOwner(owner, async (client) => {
    await client.query(
      "begin; set local session_replication_role = replica; set local synchronous_commit = off",
    );
    for (const [table, columns] of Object.entries(COPIED)) await client.query(copyText(table, columns));
    await client.query("commit");
    await client.query("vacuum analyze");
  });
}

function copyText(table: string, columns: Readonly<Record<string, string>>): string {
  const changed = Object.entries(columns).map(([column, value]) => `'${column}', ${value}`);
  return `
    insert into ${table}
    select r.*
      from (select s.*, to_jsonb(s) as copied from ${table} s order by s.ctid desc limit 1) t, generate_series(1, ${COPIES}) i,
           jsonb_populate_record(null::${table}, t.copied || jsonb_build_object(${changed.join(", ")})) r`;
}
