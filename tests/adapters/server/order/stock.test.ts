import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { showStockJob } from "#adapters/server/job/show-stock.ts";
import { writeStock } from "#adapters/server/location/stock.queries.ts";
import { moveOwnOrder, expireOrder, moveStaffOrder } from "#adapters/server/order/move-order.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { Product } from "#core/menu/menu.ts";
import { isAvailable } from "#core/menu/availability.ts";
import { MAX_STOCK, type StockChange } from "#core/menu/stock/stock.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { rowsOf } from "#tests/support/database/rows.ts";
import {
  commandFor,
  keepCart,
  newItem,
  newShopper,
  orderItems,
  placeWithKey,
  plainProduct,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";
import { aReader, settleDue, startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

const MANAGER = staffMover(demoId("user", "manager@example.com"), "manager");

describe("the stock of a product (MENU-7)", () => {
  let trading: TradingShop;
  let product: Product;
  let shopper: Shopper;
  beforeAll(async () => {
    trading = await startTrading();
    product = await plainProduct(trading);
    shopper = await newShopper(trading);
  });
  beforeEach(() => set({ productId: product.id, count: 3 }));
  afterAll(async () => {
    expect(await findViolations(trading.database.owner)).toEqual([]);
    await trading.stop();
  });

  async function set(change: StockChange): Promise<void> {
    const { database, organizationId, locationId, shopCache, shopId, clock } = trading;
    await inTransaction(database.app, { organizationId }, (queries) =>
      writeStock(queries, locationId, [change], "Ana", clock.now()),
    );
    shopCache.forget(shopId);
  }

  async function left(): Promise<number | undefined> {
    const text = "select count from product_stock where product_id = $1";
    return inTransaction(trading.database.app, trading, async (queries) => {
      return (await rowsOf<{ count: number }>(queries, text, [product.id]))[0]?.count;
    });
  }

  const order = async (...pieces: readonly number[]): Promise<OrderId> => {
    const items = pieces.map((qty, index) => newItem(trading, product, { qty, notes: `${index}` }));
    return (await orderItems(trading, shopper, items)).id;
  };

  function move(orderId: OrderId, asked: OrderTransition) {
    const { moveOrderDeps, organizationId, clock } = trading;
    return moveStaffOrder(moveOrderDeps, { organizationId, orderId, asked, mover: MANAGER }, clock.now());
  }

  it("is taken by an order, all its lines together, and another product's is not", async () => {
    await order(1, 1);
    expect(await left()).toBe(1);
    await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading, 1))]);
    expect(await left()).toBe(1);
  });

  it("refuses a cart that wants more than is left, line by line", async () => {
    const cart = keepCart(trading, shopper, [
      newItem(trading, product, { qty: 2, notes: "fits" }),
      newItem(trading, product, { qty: 2, notes: "does not" }),
    ]);
    await expect(cart).rejects.toThrow(/item\.unavailable/);
  });

  it("refuses an order whose pieces somebody took since its quote, and keeps the cart", async () => {
    const item = newItem(trading, product, { qty: 2 });
    const cart = await keepCart(trading, shopper, [item]);
    const command = await commandFor(trading, shopper, cart);
    await order(2);
    const refused = await placeWithKey(trading, shopper, command, `key-${cart.id}`);
    expect(refused).toMatchObject({
      ok: false,
      error: { key: "item.unavailable", details: { itemIds: [item.id] } },
    });
    expect(await left()).toBe(1);
    await set({ productId: product.id, add: 1 });
    expect(await placeWithKey(trading, shopper, command, `key-${cart.id}`)).toMatchObject({ ok: true });
    expect(await left()).toBe(0);
  });

  it("gets back what is rejected once that is final, cancelled, or not answered", async () => {
    const rejected = await order(1);
    await move(rejected, { event: "reject", version: 1, reason: "too_busy" });
    expect(await left()).toBe(2);
    trading.clock.advance(10_000);
    await settleDue(trading);
    expect(await left()).toBe(3);

    const orderId = await order(2);
    await moveOwnOrder(
      trading.moveOrderDeps,
      { orderId, userId: shopper.userId, asked: { event: "cancel" as const, version: 1 } },
      aReader(trading.clock.now()),
    );
    expect(await left()).toBe(3);

    const forgotten = await order(3);
    trading.clock.advance(11 * 60_000);
    await expireOrder(trading.moveOrderDeps, { ...trading, orderId: forgotten }, trading.clock.now());
    trading.clock.advance(10_000);
    await settleDue(trading);
    expect(await left()).toBe(3);
  });

  it("stays taken by a reject that is undone", async () => {
    const id = await order(1);
    await move(id, { event: "reject", version: 1, reason: "too_busy" });
    expect(await move(id, { event: "undo", version: 2 })).toMatchObject({ ok: true });
    trading.clock.advance(10_000);
    await settleDue(trading);
    expect(await left()).toBe(2);
  });

  it("is taken again by an order that is reopened, which is refused while too little is left", async () => {
    const id = await order(2);
    await move(id, { event: "accept", version: 1, readyInMinutes: 20 });
    await move(id, { event: "cancel", version: 2, reason: "duplicate" });
    expect(await left()).toBe(3);
    await order(2);
    expect(await move(id, { event: "reopen", version: 3 })).toMatchObject({
      ok: false,
      error: { key: "order.transition_not_allowed", order: { status: "cancelled", version: 3 } },
    });
    await set({ productId: product.id, add: 4 });
    expect(await move(id, { event: "reopen", version: 3 })).toMatchObject({ ok: true });
    expect(await left()).toBe(3);
  });

  it("shows as sold out at zero until there is some again, and raises no version in between", async () => {
    const job = showStockJob(trading.database.app);
    await job.run(trading.clock.now());
    const seen = async () => {
      const text = "select menu_version as version from shops where id = $1";
      const [row] = await inTransaction(trading.database.app, trading, (queries) =>
        rowsOf<{ version: number }>(queries, text, [trading.shopId]),
      );
      await job.run(trading.clock.now());
      trading.shopCache.forget(trading.shopId);
      const { menus } = await trading.snapshot();
      const shown = menus.ro.products.find(({ id }) => id === product.id);
      if (shown === undefined) throw new Error("The menu lost its product");
      return {
        raisedBy: Number(menus.ro.version) - (row?.version ?? 0),
        isAvailable: isAvailable(shown, trading.locationId, trading.clock.now()),
      };
    };
    await order(1);
    expect(await seen()).toEqual({ raisedBy: 0, isAvailable: true });
    const last = await order(2);
    expect(await seen()).toEqual({ raisedBy: 1, isAvailable: false });
    await moveOwnOrder(
      trading.moveOrderDeps,
      { orderId: last, userId: shopper.userId, asked: { event: "cancel" as const, version: 1 } },
      aReader(trading.clock.now()),
    );
    expect(await seen()).toEqual({ raisedBy: 1, isAvailable: true });
    expect(await seen()).toEqual({ raisedBy: 0, isAvailable: true });
  });

  it("grows to the most there can be, and no order takes of it once it is not counted", async () => {
    await set({ productId: product.id, add: MAX_STOCK });
    expect(await left()).toBe(MAX_STOCK);
    await set({ productId: product.id, count: null });
    const id = await order(2);
    expect(await left()).toBeUndefined();
    await set({ productId: product.id, count: 1 });
    // What was ordered before can be sold once it is not wanted any more.
    await move(id, { event: "reject", version: 1, reason: "too_busy" });
    trading.clock.advance(10_000);
    await settleDue(trading);
    expect(await left()).toBe(3);
  });
});
