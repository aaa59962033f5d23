import { describe, expect, it } from "vitest";
import { createOrderAgain } from "#core/app/screen/customer/create-order-again.ts";
import {
  orderAgainMachine,
  selectWantedAgain,
  type OrderAgainActor,
} from "#core/order/history/order-again.machine.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { aCart } from "#tests/support/builders/customer.ts";
import { aStaffOrder } from "#tests/support/builders/order.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const CART: PricedCart = {
  ...aCart(),
  lines: [],
  presentedUi: { total: null },
  fromMobileApp: false,
  promotions: [],
  changes: { dropped: [], repriced: [] },
};

async function aList() {
  const backend = createTestBackend({ isSignedIn: true, isMarked: true });
  const order = aStaffOrder({ status: "fulfilled" });
  backend.kitchen.orders.set(order.id, order);
  backend.carts.set(CART.id, CART);
  const { app } = await simulateApp({ backend });
  const told: string[] = [];
  const actor = createOrderAgain({ ...app, inspect: visits.inspect });
  actor.on("*", ({ type }) => told.push(type));
  actor.start();
  return { backend, order, actor, told };
}

function ask(actor: OrderAgainActor, orderId: OrderId): void {
  actor.send({ type: "orderAgain.ask", orderId, locationId: CENTRU });
}

describe("ordering an order of a list again (ROUTE-14)", () => {
  it("asks once, however often it is pressed, and tells of the cart", async () => {
    const { backend, order, actor, told } = await aList();
    ask(actor, order.id);
    ask(actor, order.id);
    expect(selectWantedAgain(actor.getSnapshot())).toBe(order.id);
    await flush();
    expect(selectWantedAgain(actor.getSnapshot())).toBeNull();
    expect(told).toEqual(["order.reordered"]);
    expect(backend.callLog.log.filter((call) => call === "orders.reorder")).toHaveLength(1);
  });

  it("says why it could not, and may be asked again", async () => {
    const { backend, order, actor, told } = await aList();
    backend.callLog.failNext("orders.reorder", UNREACHABLE);
    ask(actor, order.id);
    await flush();
    expect(told).toEqual(["order.failed"]);
    ask(actor, order.id);
    await flush();
    expect(told).toEqual(["order.failed", "order.reordered"]);
  });

  it("visits every state", () => {
    expect(visits.missing(orderAgainMachine)).toEqual([]);
  });
});
