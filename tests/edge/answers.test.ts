import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureCustomer } from "#adapters/server/account/customer/customers.queries.ts";
import { findSession, findSessions } from "#adapters/server/account/session/session.queries.ts";
import { loadUser } from "#adapters/server/account/user/users.queries.ts";
import { readCartsToMerge, readWriter } from "#adapters/server/cart/carts.queries.ts";
import { saveCart } from "#adapters/server/cart/save-cart.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { readLiveEvents, readOrderLiveEvents } from "#adapters/server/live/live-events.queries.ts";
import { readOrderAgain } from "#adapters/server/menu/menus.queries.ts";
import { listStaffOrders } from "#adapters/server/order/orders-board.queries.ts";
import {
  listOrdersOfUser,
  readOrder,
  readOrderOfTenant,
  readOrderOfUser,
} from "#adapters/server/order/orders.queries.ts";
import { readTakenSlots } from "#adapters/server/shop/slot-loads.queries.ts";
import {
  toId,
  type CartId,
  type CartWriterId,
  type CustomerId,
  type OrderId,
  type UserId,
} from "#core/kernel/id.ts";
import {
  newItem,
  newShopper,
  orderItems,
  plainProduct,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { EVERY_ORDER } from "#tests/support/database/many-orders.ts";

let trading: TradingShop;
let shopper: Shopper;
let orderId: OrderId;

beforeAll(async () => {
  trading = await startTrading();
  shopper = await newShopper(trading);
  const placed = await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))]);
  orderId = toId<OrderId>(placed.id);
});

afterAll(() => trading.stop());

describe("what the functions of the database answer is what the code decodes", () => {
  it("of people and sessions", async () => {
    const { database, clock, shopCache, organizationId, shopId } = trading;
    const { userId, sessionHash } = shopper;
    const now = clock.now();
    expect(await findSession(database.app, sessionHash, "localhost", now)).toMatchObject({ userId });
    expect([...(await findSessions(database.app, [sessionHash], now)).keys()]).toEqual([sessionHash]);
    for (const email of ["ana@example.com", "manager@example.com", "admin@example.com"]) {
      const id = toId<UserId>(demoId("user", email));
      expect(await loadUser(database.app, shopCache, id, organizationId, now)).toMatchObject({ email });
    }
    const id = toId<CustomerId>(trading.ids.ulid());
    const asked = { id, userId, shopId, visitorId: null };
    expect(await ensureCustomer(database.app, asked, now)).toMatchObject({ made: false });
  });

  it("of carts", async () => {
    const { database, clock, cartDeps, ids, shopId, locationId } = trading;
    const guest = { sessionHash: null, guestHash: "a".repeat(64), locale: "ro" } as const;
    const items = [newItem(trading, await plainProduct(trading))];
    const id = toId<CartId>(ids.ulid());
    const change = { id, shopId, locationId, revision: 1, items, presentedTotal: null, fromMobileApp: false };
    expect(await saveCart(cartDeps, guest, change, clock.now())).toMatchObject({ ok: true, value: { id } });
    const carts = await readCartsToMerge(database.app, guest.guestHash, shopper.userId);
    expect(carts.guest.map((cart) => cart.id)).toEqual([id]);
    const writer = toId<CartWriterId>(ids.ulid());
    for (const cart of carts.guest)
      expect(await readWriter(database.app, cart, writer)).toEqual({ revision: null });
    const loads = await readTakenSlots(database.app, await trading.snapshot(), locationId, clock.now());
    expect(loads).toEqual(expect.any(Array));
  });

  it("of orders, their history and their live events", async () => {
    const { database, clock, organizationId, shopId } = trading;
    const { userId, sessionHash } = shopper;
    const now = clock.now();
    expect(await readOrderOfUser(database.app, orderId, userId)).toMatchObject({ id: orderId });
    expect(await readOrderOfTenant(database.app, organizationId, orderId)).toMatchObject({ id: orderId });
    const reader = { sessionHash, host: "localhost" };
    expect(await readOrderAgain(database.app, reader, shopId, now)).toEqual(expect.any(Array));
    const all = { shopId: null, state: null, search: null, limit: 100, offset: 0 };
    await inTransaction(database.app, { organizationId }, async (queries) => {
      expect(await readOrder(queries, orderId)).toMatchObject({ id: orderId });
      expect((await listOrdersOfUser(queries, { ...all, userId }, now)).total).toBe(1);
      const { orders, total } = await listStaffOrders(queries, { ...EVERY_ORDER, limit: 100, offset: 0 });
      expect(orders.length).toBe(total);
      expect((await readLiveEvents(queries, 0)).length).toBeGreaterThan(total);
      expect((await readOrderLiveEvents(queries, orderId, 0, now)).map(({ kind }) => kind)).toEqual([
        "order",
      ]);
    });
  });
});
