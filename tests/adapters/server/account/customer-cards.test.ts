import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CustomerId } from "#core/kernel/id.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCart,
  newCustomer,
  newStaff,
  orderBody,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const REASON = "Trei comenzi neridicate";

let server: TestServer;
let cook: HttpClient;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

/** Orders, and answers the order as staff sees it. */
async function orderSeen(customer: HttpClient): Promise<StaffOrder> {
  const { id } = await orderCart(customer);
  return succeeded(await cook.call("loadStaffOrder", { params: { id } }));
}

function block(id: CustomerId, reason: string | null) {
  return manager.call("blockCustomer", { params: { id }, body: { reason } });
}

describe("a customer's card", () => {
  it("counts how orders ended and what their customer did, without what was undone", async () => {
    const customer = await newCustomer(server);
    const [missed, taken, open] = [
      await orderSeen(customer),
      await orderSeen(customer),
      await orderSeen(customer),
    ];
    const move = (order: StaffOrder, version: number, body: object) =>
      manager.send("POST", `/api/operations/orders/${order.id}/transitions`, { version, ...body });
    await move(missed, 1, { event: "accept", ready_in_minutes: 20 });
    await move(missed, 2, { event: "ready" });
    await move(missed, 3, { event: "cancel", reason: "no_show" });
    await move(taken, 1, { event: "reject", reason: "too_busy" });
    await move(taken, 2, { event: "undo" });
    const card = succeeded(await cook.call("loadCustomer", { params: { id: open.customer.id } }));
    expect(card).toEqual({
      id: open.customer.id,
      since: card.since,
      statusCounts: [
        { status: "cancelled", orders: 1 },
        { status: "pending", orders: 2 },
      ],
      faultCounts: [{ fault: "no_show", orders: 1 }],
      points: 0,
      lastOrders: [open, taken, missed]
        .map(({ id, number, placedAt, total }) => ({
          id,
          number,
          status: id === missed.id ? "cancelled" : "pending",
          placedAt,
          total,
        }))
        .toSorted((a, b) => (a.id < b.id ? 1 : -1)),
      block: null,
    });
  });

  it("still counts an order that nobody fetched after its customer complained of it", async () => {
    const customer = await newCustomer(server);
    const missed = await orderSeen(customer);
    const at = `/api/operations/orders/${missed.id}/transitions`;
    const bodies = [
      { event: "accept", ready_in_minutes: 20 },
      { event: "ready" },
      { event: "cancel", reason: "no_show" },
    ];
    for (const [index, body] of bodies.entries())
      expect((await manager.send("POST", at, { version: index + 1, ...body })).status).toBe(200);
    const body = { version: 4, problem: "other", itemIds: [], text: "Era închis" } as const;
    succeeded(await customer.call("complainOfOrder", { params: { id: missed.id }, body }));
    const card = succeeded(await cook.call("loadCustomer", { params: { id: missed.customer.id } }));
    expect(card.faultCounts).toEqual([{ fault: "no_show", orders: 1 }]);
  });

  it("is read by employees and blocked by managers, each time with its audit row (ACCOUNT-22)", async () => {
    const { customer } = await orderSeen(await newCustomer(server));
    const params = { id: customer.id };
    expect((await cook.call("blockCustomer", { params, body: { reason: REASON } })).status).toBe(403);
    expect(succeeded(await block(customer.id, REASON)).block).toEqual({
      reason: REASON,
      setBy: "Andrei Stan",
      setAt: server.clock.now(),
    });
    expect(succeeded(await cook.call("loadCustomer", { params })).block?.reason).toBe(REASON);
    expect(succeeded(await block(customer.id, null)).block).toBeNull();
    const audited = await asOwner(
      server,
      "select action, detail from audit_log where subject = $1 order by detail->>'reason' nulls last",
      [customer.id],
    );
    expect(audited).toEqual([
      { action: "customer.block", detail: { reason: REASON } },
      { action: "customer.block", detail: { reason: null } },
    ]);
  });

  it("refuses a reason that is too short or too long", async () => {
    const { customer } = await orderSeen(await newCustomer(server));
    for (const reason of ["ab", "x".repeat(201)]) {
      const refused = await block(customer.id, reason);
      expect([refused.status, refused.fields]).toEqual([422, ["reason"]]);
    }
  });
});

describe("a blocked customer", () => {
  it("is named as one on the orders that staff sees", async () => {
    const order = await orderSeen(await newCustomer(server));
    const seen = async () =>
      succeeded(await cook.call("loadStaffOrder", { params: { id: order.id } })).customer.isBlocked;
    expect(order.customer.isBlocked).toBe(false);
    await block(order.customer.id, REASON);
    expect(await seen()).toBe(true);
    await block(order.customer.id, null);
    expect(await seen()).toBe(false);
  });

  it("may fill a cart and learns why no order is taken: when quoted, and also when quoted before", async () => {
    const shopper = await newCustomer(server);
    const { customer } = await orderSeen(shopper);
    const cart = succeeded(await shopper.call("saveCart", { body: newCart() }));
    const body = await orderBody(shopper, cart);
    const place = (key: string) => shopper.call("placeOrder", { body, headers: { "idempotency-key": key } });
    await block(customer.id, REASON);
    const refused = await place("blocked-1");
    expect([refused.status, refused.key]).toEqual([409, "customer.blocked"]);
    const { cartId, locationId, fulfillmentMethod, deliveryAddress, timing, tip, paymentMethod } = body;
    const quoted = await shopper.call("quote", {
      body: { cartId, locationId, fulfillmentMethod, deliveryAddress, timing, tip, paymentMethod },
    });
    expect(succeeded(quoted).blockers.map(({ key }) => key)).toEqual(["customer.blocked"]);
    await block(customer.id, null);
    expect((await place("blocked-1")).status).toBe(201);
  });

  it("has no order that was asked for while the block was written: each is before it, or refused", async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => newCustomer(server)));
    for (const shopper of shoppers) {
      const { customer } = await orderSeen(shopper);
      const cart = succeeded(await shopper.call("saveCart", { body: newCart() }));
      const body = await orderBody(shopper, cart);
      const [placed, blocked] = await Promise.all([
        shopper.call("placeOrder", { body, headers: { "idempotency-key": "race" } }),
        block(customer.id, REASON),
      ]);
      expect(blocked.status).toBe(200);
      expect([placed.status, placed.key]).toEqual(
        placed.status === 201 ? [201, null] : [409, "customer.blocked"],
      );
      const counted = succeeded(await manager.call("loadCustomer", { params: { id: customer.id } }));
      expect(counted.statusCounts).toEqual([{ status: "pending", orders: placed.status === 201 ? 2 : 1 }]);
    }
  });
});
