import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { writeStock } from "#adapters/server/location/stock.queries.ts";
import { expireOrder, moveStaffOrder } from "#adapters/server/order/move-order.ts";
import { forgetTestsJob } from "#adapters/server/job/forget-tests.ts";
import { forgetTestOrders } from "#adapters/server/launch/test-orders.queries.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { TEST_ORDER_MS } from "#core/kernel/retention.ts";
import type { Product } from "#core/menu/menu.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { asOwner, tableChecksums } from "#tests/support/database/rows.ts";
import {
  commandFor,
  keepCart,
  newItem,
  newShopper,
  placeWithKey,
  plainProduct,
  readPlaced,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";
import { settleDue, startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

const MANAGER = staffMover(demoId("user", "manager@example.com"), "manager");

// What an order that counts would change.
const COUNTED = [
  "balances",
  "points_ledger",
  "customers",
  "customer_promotions",
  "promotion_counters",
  "redemptions",
  "slot_loads",
  "product_stock",
  "stock_crossings",
  "unanswered_streaks",
  "sales_days",
  "sales_hours",
  "sales_products",
  "sales_rates",
  "first_orders",
];

const LEFT = [
  "orders",
  "order_lines",
  "order_words",
  "order_runs",
  "order_printings",
  "order_complaints",
  "order_refunds",
  "idempotency_keys",
  "outbox",
].map(
  (table) => `select '${table}' as table from ${table} where ${table === "orders" ? "id" : "order_id"} = $1`,
);

describe("test orders (ORDER-39)", () => {
  let trading: TradingShop;
  let product: Product;
  let cook: Shopper;
  let guest: Shopper;
  beforeAll(async () => {
    trading = await startTrading();
    const { database, organizationId, locationId, shopCache, shopId, clock } = trading;
    product = await plainProduct(trading);
    cook = await newShopper(trading);
    guest = await newShopper(trading);
    await asOwner(
      trading,
      "insert into employees (organization_id, id, user_id, role) select $1, $2, user_id, 'employee' from sessions where token_hash = $3",
      [organizationId, trading.ids.ulid(), cook.sessionHash],
    );
    await asOwner(trading, "update locations set slot_orders = 50 where id = $1", [locationId]);
    await inTransaction(database.app, { organizationId }, (queries) =>
      writeStock(queries, locationId, [{ productId: product.id, count: 3 }], "Ana", clock.now()),
    );
    shopCache.forget(shopId);
  });
  afterAll(async () => {
    expect(await findViolations(trading.database.owner)).toEqual([]);
    await trading.stop();
  });

  async function command(by: Shopper) {
    const cart = await keepCart(trading, by, [newItem(trading, product, { qty: 2 })]);
    return { ...(await commandFor(trading, by, cart)), isTest: true };
  }

  async function placeTest(): Promise<OrderId> {
    const asked = await command(cook);
    const placed = await placeWithKey(trading, cook, asked, `key-${asked.cartId}`);
    if (!placed.ok) throw new Error(`The order was refused: ${placed.error.key}`);
    expect(JSON.parse(placed.value.body)).toMatchObject({ is_test: true, points_earned: 0 });
    return readPlaced(placed.value.body).id;
  }

  function move(orderId: OrderId, asked: OrderTransition) {
    const { moveOrderDeps, organizationId, clock } = trading;
    return moveStaffOrder(moveOrderDeps, { organizationId, orderId, asked, mover: MANAGER }, clock.now());
  }

  async function counted() {
    const sums = await tableChecksums(trading);
    return Object.fromEntries(COUNTED.map((table) => [table, sums[table]]));
  }

  it("are for staff alone", async () => {
    const asked = await command(guest);
    expect(await placeWithKey(trading, guest, asked, `key-${asked.cartId}`)).toMatchObject({
      ok: false,
      error: { tag: "Forbidden" },
    });
  });

  it("count for nothing when they are fulfilled, rejected, reopened or not answered", async () => {
    // The customer record is made with the first order.
    await placeTest();
    const before = await counted();

    const eaten = await placeTest();
    await move(eaten, { event: "accept", version: 1, readyInMinutes: 20 });
    await move(eaten, { event: "ready", version: 2 });
    expect(await move(eaten, { event: "complete", version: 3 })).toMatchObject({ ok: true });

    const refused = await placeTest();
    await move(refused, { event: "reject", version: 1, reason: "too_busy" });
    trading.clock.advance(10_000);
    await settleDue(trading);
    expect(await move(refused, { event: "reopen", version: 2 })).toMatchObject({ ok: true });

    const unanswered = await placeTest();
    trading.clock.advance(3_600_000);
    const { moveOrderDeps, organizationId, clock } = trading;
    expect(await expireOrder(moveOrderDeps, { organizationId, orderId: unanswered }, clock.now())).toBe(true);
    await settleDue(trading);

    expect(await counted()).toEqual(before);
  });

  it("are deleted with all that is theirs, without a gap in the numbers (ORDER-40)", async () => {
    const { database, organizationId, shopId, clock } = trading;
    const open = await placeTest();
    const gone = await placeTest();
    await move(gone, { event: "accept", version: 1, readyInMinutes: 20 });
    await move(gone, { event: "ready", version: 2 });
    await move(gone, { event: "cancel", version: 3, reason: "other", text: "Doar o probă" });
    const forget = (before: Instant | null) =>
      forgetTestOrders(database.app, { organizationId, shopId, before }, 100);
    const job = forgetTestsJob(database.app);
    const ids = async () =>
      (await asOwner<{ id: string }>(trading, "select id from orders where is_test order by id")).map(
        ({ id }) => id,
      );

    expect(await forget(plusMillis(clock.now(), -TEST_ORDER_MS))).toBe(0);
    expect(await ids()).toContain(gone);
    expect(await forget(null)).toBeGreaterThan(0);
    expect(await ids()).not.toContain(gone);
    expect(await ids()).toContain(open);
    const left = await asOwner<{ table: string }>(trading, LEFT.join(" union all "), [gone]);
    expect(left).toEqual([]);
    const texts = "select from events where order_id = $1 and text is not null";
    expect(await asOwner(trading, texts, [gone])).toEqual([]);

    await move(open, { event: "reject", version: 1, reason: "closing" });
    clock.advance(10_000);
    await settleDue(trading);
    expect(await job.run(clock.now())).toBe("done");
    expect(await ids()).toContain(open);
    clock.advance(TEST_ORDER_MS);
    await job.run(clock.now());
    expect(await ids()).not.toContain(open);
  });

  it("say so in the subject of their mails", async () => {
    const orderId = await placeTest();
    const mails = await asOwner<{ subject: string }>(
      trading,
      "select subject from outbox where order_id = $1 and channel = 'email'",
      [orderId],
    );
    expect(mails.map(({ subject }) => subject.startsWith("DE PROBĂ – "))).toEqual([true]);
  });
});
