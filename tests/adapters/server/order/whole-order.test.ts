import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toMinorUnits } from "#tests/support/arbitraries/cart.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCart,
  newItem,
  newStaff,
  orderBody,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { UNDO_MS } from "#core/order/lifecycle/order-moves.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

describe("a whole order over HTTP", () => {
  it("goes from a guest's cart to a fulfilled order with points", async () => {
    const guest = server.client();
    const shop = succeeded(await guest.call("shopBySlug", { params: { slug: "bistro-nord" }, query: {} }));
    expect(shop.id).toBe(BISTRO);
    const menu = succeeded(await guest.call("menu", { query: { filter: { shopId: shop.id } } }));
    expect(menu.products.length).toBeGreaterThanOrEqual(40);

    const item = newItem(product("limonada-clasica"), { qty: 2, notes: "fără gheață" });
    const cart = succeeded(await guest.call("saveCart", { body: newCart([item]) }));
    expect(guest.cookies.has("diner_guest")).toBe(true);

    const email = "maria.noua@example.com";
    const registration = {
      firstName: "Maria",
      lastName: "Nouă",
      email,
      password: "o propoziție lungă",
      acceptTerms: true,
      acceptPrivacy: true,
      acceptMarketing: false,
      shopId: null,
    };
    const user = succeeded(await guest.call("register", { body: registration }));
    expect((await guest.call("loadCart", { params: { id: cart.id } })).value).toMatchObject({
      items: [{ qty: 2 }],
    });

    const unproved = succeeded(
      await guest.call("quote", {
        body: {
          cartId: cart.id,
          locationId: CENTRU,
          fulfillmentMethod: "pickup",
          deliveryAddress: null,
          timing: { type: "asap" },
          tip: null,
          paymentMethod: "cash",
        },
      }),
    );
    expect(unproved.blockers.map(({ key }) => key)).toContain("phone.not_verified");
    expect(
      succeeded(await guest.call("addPhone", { body: { phone: "0722 333 444", password: null } })),
    ).toEqual({
      resendAfter: 60,
    });
    const outbox = succeeded(await guest.call("devOutbox", { query: { to: "+40722333444" } }));
    const code = /\d{6}/.exec(outbox.data[0]?.text ?? "")?.[0] ?? "";
    const proved = succeeded(await guest.call("verifyPhone", { body: { code } }));
    expect(proved).toMatchObject({ phone: "+40722333444", phoneVerifiedAt: expect.any(String) });

    const request = { body: { userId: user.id, shopId: BISTRO, visitorId: null } };
    expect([
      (await guest.call("ensureCustomer", request)).status,
      (await guest.call("ensureCustomer", request)).status,
    ]).toEqual([201, 200]);

    const held = succeeded(await guest.call("loadCart", { params: { id: cart.id } }));
    const body = await orderBody(guest, held);
    const placed = await guest.call("placeOrder", { body, headers: { "idempotency-key": "whole-order" } });
    expect(placed.status).toBe(201);
    const order = succeeded(placed);
    expect(order).toMatchObject({
      status: "pending",
      number: expect.stringMatching(/^A-\d{3}$/),
      total: body.expectedTotal,
    });
    expect(toMinorUnits(order.total)).toBe(
      order.lines.reduce((sum, line) => sum + toMinorUnits(line.total), 0n),
    );

    const cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const board = succeeded(
      await cook.call("listStaffOrders", {
        query: {
          filter: { status: ["pending"], period: "today", search: order.number },
          sort: "-placed_at",
          page: 1,
          perPage: 25,
        },
      }),
    );
    expect(board.items.map(({ id, total }) => ({ id, total }))).toEqual([
      { id: order.id, total: order.total },
    ]);

    const params = { id: order.id };
    const accepted = await cook.call("moveOrder", {
      params,
      body: { event: "accept", version: 1, readyInMinutes: 20 },
    });
    expect(accepted.value).toMatchObject({ status: "accepted", version: 2, customer: { ordersCount: 1 } });
    expect((await guest.call("loadOrder", { params })).value).toMatchObject({ status: "pending" });
    server.clock.advance(UNDO_MS);
    expect((await guest.call("loadOrder", { params })).value).toMatchObject({
      status: "accepted",
      promisedAt: expect.any(String),
    });

    const stale = await cook.call("moveOrder", { params, body: { event: "start", version: 1 } });
    expect([stale.status, stale.key, stale.data["order"]]).toEqual([
      409,
      "order.version_conflict",
      expect.objectContaining({ id: order.id, status: "accepted", version: 2 }),
    ]);
    for (const [event, version] of [
      ["start", 2],
      ["ready", 3],
      ["complete", 4],
    ] as const)
      expect((await cook.call("moveOrder", { params, body: { event, version } })).status).toBe(200);

    expect((await guest.call("loadOrder", { params })).value).toMatchObject({
      status: "fulfilled",
      payment: { status: "paid" },
      allowedEvents: ["complain"],
    });
    const rewards = succeeded(await guest.call("rewards", { query: { shopId: BISTRO } }));
    expect(rewards).toMatchObject({ availableRewardPoints: order.pointsEarned, held: 0 });
    const history = succeeded(
      await guest.call("rewardHistory", { query: { shopId: BISTRO, page: 1, perPage: 25 } }),
    );
    expect(history.items).toMatchObject([{ type: "earn", points: order.pointsEarned, orderId: order.id }]);
    const past = succeeded(
      await guest.call("listOrders", { query: { filter: { state: "past" }, page: 1, perPage: 25 } }),
    );
    expect(past).toMatchObject({ items: [{ id: order.id }], total: 1 });
    const again = succeeded(await guest.call("menu", { query: { filter: { shopId: BISTRO } } }));
    expect(again.orderAgainProductIds).toEqual([product("limonada-clasica")]);
  });
});
