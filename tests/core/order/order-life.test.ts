import { describe, expect, it } from "vitest";
import { decideOrder } from "#core/checkout/decision/decide-order.ts";
import { pendingOrder } from "#core/checkout/decision/placed-order.ts";
import { toId, type OrderId } from "#core/kernel/id.ts";
import { visibleToCustomer } from "#core/order/tracking/customer-view.ts";
import { movedOrder } from "#core/order/lifecycle/moved-order.ts";
import { moveOrder } from "#core/order/lifecycle/move-order.ts";
import { orderFactsOf, type Mover } from "#core/order/lifecycle/order-facts.ts";
import type { Order } from "#core/order/order.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { commandOf, contextOf } from "#tests/core/checkout/checkout-cases.ts";
import { MOVERS, HALF_PAST_NOON } from "#tests/core/order/order-cases.ts";

const after = (seconds: number): Instant => plusMillis(HALF_PAST_NOON, seconds * 1000);

function placed(): Order {
  const decided = decideOrder(contextOf(), commandOf());
  if (!decided.ok) throw new Error(decided.error.key);
  return pendingOrder(decided.value, { id: toId<OrderId>("comanda"), number: "A-042", eventNumber: 1 });
}

function move(order: Order, asked: Omit<OrderTransition, "version">, mover: Mover, now: Instant): Order {
  const facts = orderFactsOf(order, mover.id);
  const moved = moveOrder({ status: order.status, facts }, { ...asked, version: order.version }, mover, now);
  if (!moved.ok) throw new Error(`${asked.event}: ${moved.error.key}`);
  return movedOrder(order, moved.value, order.timeline.length + 1);
}

describe("an order's life", () => {
  const { employee, courier } = MOVERS;

  it("goes from placing to handover, with its promise and payment (ORDER-2)", () => {
    const accepted = move(placed(), { event: "accept", readyInMinutes: 30 }, employee, after(60));
    expect(accepted.promisedAt).toBe(after(60 + 40 * 60));
    const delayed = move(accepted, { event: "delay", minutes: 20 }, employee, after(120));
    const twice = move(delayed, { event: "delay", minutes: 30 }, employee, after(180));
    expect(twice.promisedAt).toBe(after(60 + 90 * 60));
    expect(() => move(twice, { event: "delay", minutes: 20 }, employee, after(240))).toThrow("not_allowed");
    const cooking = move(twice, { event: "start" }, employee, after(300));
    const ready = move(cooking, { event: "ready" }, employee, after(1800));
    const away = move(ready, { event: "dispatch" }, courier, after(1900));
    const done = move(away, { event: "complete" }, courier, after(3000));
    expect([done.status, done.version, done.payment.status]).toEqual(["fulfilled", 8, "paid"]);
    expect(done.timeline.map(({ event }) => event)).toEqual([
      "place",
      "accept",
      "delay",
      "delay",
      "start",
      "ready",
      "dispatch",
      "complete",
    ]);
  });

  it("shows the customer a decision only when it is final", () => {
    const order = placed();
    const accepted = move(order, { event: "accept", readyInMinutes: 30 }, employee, after(60));
    expect(visibleToCustomer(accepted, after(69))).toEqual({
      ...accepted,
      status: "pending",
      promisedAt: null,
      timeline: order.timeline,
    });
    expect(visibleToCustomer(accepted, after(70))).toEqual(accepted);
    const undone = move(accepted, { event: "undo" }, employee, after(65));
    expect([undone.status, undone.promisedAt]).toEqual(["pending", null]);
    const seen = visibleToCustomer(undone, after(66));
    expect(seen).toEqual({ ...undone, timeline: order.timeline });
  });

  it("starts a new hour of delays with a new acceptance", () => {
    const accepted = move(placed(), { event: "accept", readyInMinutes: 30 }, employee, after(60));
    const late = move(
      move(accepted, { event: "delay", minutes: 30 }, employee, after(70)),
      { event: "delay", minutes: 30 },
      employee,
      after(80),
    );
    const cancelled = move(late, { event: "cancel", reason: "too_busy" }, employee, after(90));
    const reopened = move(cancelled, { event: "reopen" }, MOVERS.manager, after(100));
    const again = move(reopened, { event: "accept", readyInMinutes: 15 }, employee, after(110));
    expect(orderFactsOf(again, "staff").delayedMinutes).toBe(0);
    expect(move(again, { event: "delay", minutes: 30 }, employee, after(120)).promisedAt).toBe(
      after(110 + 25 * 60 + 30 * 60),
    );
  });
});
