import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveStaffOrder } from "#adapters/server/order/move-order.ts";
import { listOrdersOfUser, readOrderOfUser } from "#adapters/server/order/orders.queries.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { toCustomerOrder } from "#adapters/server/order/orders.rows.ts";
import { encodeAnswer } from "#core/contract/codec/answer.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import {
  commandFor,
  keepCart,
  newItem,
  newShopper,
  orderItems,
  placeWithKey,
  plainProduct,
  readPlaced,
} from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop, aReader } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

describe("placeOrder", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("places an order, and a repetition with the same key gets the same bytes (INVARIANT-10)", async () => {
    const shopper = await newShopper(trading);
    const cart = await keepCart(trading, shopper, [
      newItem(trading, await plainProduct(trading), { qty: 2 }),
    ]);
    const command = await commandFor(trading, shopper, cart);
    const first = await placeWithKey(trading, shopper, command, "once");
    const second = await placeWithKey(trading, shopper, command, "once");
    if (!first.ok || !second.ok) throw new Error(JSON.stringify([first, second]));
    expect(first.value).toEqual({ status: 201, body: second.value.body, replayed: false });
    expect(second.value.replayed).toBe(true);
    const order = readPlaced(first.value.body);
    expect(order.number).toMatch(/^A-\d{3,}$/);
    expect(order.total).toEqual(command.expectedTotal);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("answers what a later read answers (CHECKOUT-17)", async () => {
    const shopper = await newShopper(trading);
    const cart = await keepCart(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    const placed = await placeWithKey(trading, shopper, await commandFor(trading, shopper, cart), "read");
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    const stored = await readOrderOfUser(
      trading.database.app,
      readPlaced(placed.value.body).id,
      shopper.userId,
    );
    if (stored === null) throw new Error("The order is not there");
    const read = encodeAnswer("loadOrder", toCustomerOrder(stored, aReader(trading.clock.now())));
    expect(JSON.parse(placed.value.body)).toEqual(read);
    const { organizationId, shopId } = trading;
    const query = {
      userId: shopper.userId,
      shopId,
      state: "active",
      search: null,
      limit: 10,
      offset: 0,
    } as const;
    const listed = await inTransaction(trading.database.app, { organizationId }, (queries) =>
      listOrdersOfUser(queries, query, trading.clock.now()),
    );
    expect(listed.total).toBe(1);
  });

  it("refuses the same key with another body", async () => {
    const shopper = await newShopper(trading);
    const cart = await keepCart(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    const command = await commandFor(trading, shopper, cart);
    await placeWithKey(trading, shopper, command, "reused");
    const reused = await placeWithKey(trading, shopper, { ...command, kitchenNote: "altceva" }, "reused");
    expect(reused).toMatchObject({ ok: false, error: { tag: "Invalid", key: "idempotency.key_reused" } });
  });

  it("tells of the order that a cart already became", async () => {
    const shopper = await newShopper(trading);
    const cart = await keepCart(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    const command = await commandFor(trading, shopper, cart);
    const first = await placeWithKey(trading, shopper, command, "tab-a");
    const second = await placeWithKey(trading, shopper, command, "tab-b");
    if (!first.ok) throw new Error(JSON.stringify(first.error));
    expect(second).toMatchObject({
      ok: false,
      error: {
        status: 409,
        key: "cart.already_ordered",
        details: { orderId: readPlaced(first.value.body).id },
      },
    });
  });

  it("never charges what the browser says", async () => {
    const shopper = await newShopper(trading);
    const cart = await keepCart(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    const command = await commandFor(trading, shopper, cart);
    const cheap = { ...command, expectedTotal: { amount: "0.01", currency: "RON" } as const };
    expect(await placeWithKey(trading, shopper, cheap, "cheap")).toMatchObject({
      ok: false,
      error: { status: 409, key: "checkout.total_mismatch", details: { total: command.expectedTotal } },
    });
    expect(await asOwner(trading, "select from orders where cart_id = $1", [cart.id])).toEqual([]);
  });

  it("refuses what was sold out since it went into the cart (INVARIANT-11)", async () => {
    const shopper = await newShopper(trading);
    const product = await plainProduct(trading, 3);
    const item = newItem(trading, product);
    const cart = await keepCart(trading, shopper, [item]);
    const command = await commandFor(trading, shopper, cart);
    await asOwner(
      trading,
      `insert into product_availability (organization_id, shop_id, product_id, location_id, disabled_until, set_at)
         values ($1, $2, $3, $4, '9999-12-31T23:59:59Z', $5)`,
      [trading.organizationId, trading.shopId, product.id, trading.locationId, trading.clock.now()],
    );
    expect(await placeWithKey(trading, shopper, command, "sold-out")).toMatchObject({
      ok: false,
      error: { key: "item.unavailable", details: { itemIds: [item.id] } },
    });
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("holds a customer to the limit of unfinished orders, and does not count a replay", async () => {
    const shopper = await newShopper(trading);
    const limited = {
      ...trading,
      placeOrderDeps: { ...trading.placeOrderDeps, limits: { unfinished: 1, placedRecently: 10 } },
    };
    const product = await plainProduct(trading);
    const first = await keepCart(limited, shopper, [newItem(trading, product)]);
    const firstCommand = await commandFor(limited, shopper, first);
    const second = await keepCart(limited, shopper, [newItem(trading, product)]);
    const secondCommand = await commandFor(limited, shopper, second);
    expect(await placeWithKey(limited, shopper, firstCommand, "a")).toMatchObject({ ok: true });
    expect(await placeWithKey(limited, shopper, secondCommand, "b")).toMatchObject({
      ok: false,
      error: { tag: "TooManyRequests", key: "orders.too_many" },
    });
    expect(await placeWithKey(limited, shopper, firstCommand, "a")).toMatchObject({
      ok: true,
      value: { replayed: true },
    });
  });

  it("accepts orders by themselves where a location says so", async () => {
    await asOwner(trading, "update locations set auto_accept = true where id = $1", [trading.locationId]);
    const shopper = await newShopper(trading);
    const order = await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    expect(order.status).toBe("pending");
    const rows = await asOwner(
      trading,
      `select type, actor, actor_id as "actorId", status, version, instant(at) as at
         from events where order_id = $1 order by number`,
      [order.id],
    );
    const at = trading.clock.now();
    expect(rows).toEqual([
      { type: "place", actor: "customer", actorId: shopper.userId, status: "pending", version: 1, at },
      { type: "accept", actor: "system", actorId: null, status: "accepted", version: 2, at },
    ]);
    await asOwner(trading, "update locations set auto_accept = false where id = $1", [trading.locationId]);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("promises what was quoted, a busy kitchen's minutes too, where orders are accepted by themselves", async () => {
    await asOwner(
      trading,
      `update locations set auto_accept = true, ordering_mode = 'busy', ordering_pinned = true, ordering_extra_minutes = 25 where id = $1`,
      [trading.locationId],
    );
    // Not on a full five minutes, up to which a promise is rounded.
    trading.clock.advance(137_000);
    const shopper = await newShopper(trading);
    const order = await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    const [accepted] = await asOwner(
      trading,
      `select status, instant(promised_at) as "promisedAt" from orders where id = $1`,
      [order.id],
    );
    expect(order.promise.trace).toContainEqual({ key: "busy", minutes: 25 });
    expect(accepted).toEqual({ status: "accepted", promisedAt: order.promise.latest });
    await asOwner(
      trading,
      `update locations set auto_accept = false, ordering_mode = 'online', ordering_pinned = false, ordering_extra_minutes = 0 where id = $1`,
      [trading.locationId],
    );
  });

  it("hands the order to staff (ORDER-3)", async () => {
    const shopper = await newShopper(trading);
    const order = await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    const moved = await moveStaffOrder(
      trading.moveOrderDeps,
      {
        organizationId: trading.organizationId,
        orderId: order.id,
        asked: { event: "accept", version: 1, readyInMinutes: 20 },
        mover: staffMover(demoId("user", "staff@example.com"), "employee"),
      },
      trading.clock.now(),
    );
    expect(moved).toMatchObject({ ok: true, value: { status: "accepted", version: 2 } });
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });
});
