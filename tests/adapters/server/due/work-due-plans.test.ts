import { afterAll, beforeAll, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import { copiedId } from "#tests/support/database/many-orders.ts";
import { rowsOf } from "#tests/support/database/rows.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

const OPEN = 3000;
const ASKED = 3;

let trading: TradingShop;
beforeAll(async () => {
  trading = await startTrading();
  const shopper = await newShopper(trading);
  const { id } = await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))]);
  await withOwner(trading.database.owner, async (client) => {
    await client.query("begin; set local session_replication_role = replica");
    await client.query(COPY_ORDER, [id, OPEN]);
    await client.query(COPY_MESSAGE, [id, OPEN]);
    await client.query(IN_AN_HOUR);
    await client.query("commit");
    await client.query("analyze orders, outbox");
  });
});
afterAll(() => trading.stop());

it("is found without reading what is open, however much that is", async () => {
  await withOwner(trading.database.owner, async (client) => {
    // As where the planner believes that reading a table whole costs less.
    await client.query("begin; set local random_page_cost = 10000");
    for (let time = 0; time < ASKED; time += 1) {
      // Mails wait for a carrier that this server does not have.
      const due = await rowsOf(client, "select work_due(now(), 'scheduled', array['sms', 'push'])");
      expect(due).toEqual([]);
    }
    const read = await rowsOf<{ relname: string; rows: number; asked: number }>(
      client,
      `select relname, (seq_tup_read + idx_tup_fetch)::integer as rows, (seq_scan + idx_scan)::integer as asked
         from pg_stat_xact_user_tables where relname in ('orders', 'outbox') order by relname`,
    );
    await client.query("rollback");
    expect(read.map(({ relname }) => relname)).toEqual(["orders", "outbox"]);
    for (const { rows, asked } of read) {
      expect(asked).toBeGreaterThanOrEqual(ASKED);
      expect(rows).toBe(0);
    }
  });
});

const COPY_ORDER = `
  insert into orders
  select (jsonb_populate_record(o, jsonb_build_object('id', ${copiedId("i")}, 'cart_revision', 1000 + i))).*
    from orders o, generate_series(1, $2::integer) i where o.id = $1`;

const COPY_MESSAGE = `
  insert into outbox
  select (jsonb_populate_record(null::outbox, to_jsonb(m) || jsonb_build_object('id', ${copiedId("i")},
      'order_id', ${copiedId("i")}, 'dedupe_key', i::text))).*
    from (select * from outbox where order_id = $1 limit 1) m, generate_series(1, $2::integer) i`;

const IN_AN_HOUR =
  "update orders set answer_by = now() + interval '1 hour', settle_at = now() + interval '1 hour'";
