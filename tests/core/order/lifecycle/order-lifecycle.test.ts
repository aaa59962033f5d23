import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedEvents } from "#core/order/lifecycle/allowed-events.ts";
import { ORDER_LIFECYCLE } from "#core/order/lifecycle/order-lifecycle.ts";
import {
  effectsOf,
  FORWARD_MOVES,
  isAnswer,
  movesOf,
  STAFF_MOVES,
} from "#core/order/lifecycle/order-moves.ts";
import {
  FIRST_STATUS,
  FULFILLED_STATUS,
  isTerminal,
  LOST_STATUSES,
  OPEN_STATUSES,
  pointsOutcome,
  statusAfter,
  statusesOnTheWay,
  TERMINAL_STATUSES,
  UNANSWERED_STATUSES,
} from "#core/order/lifecycle/order-stages.ts";
import {
  ORDER_EVENTS,
  ORDER_STATUSES,
  type OrderEventType,
  type OrderStatus,
} from "#core/order/lifecycle/order-status.ts";
import { anyMovableOrder, MOVERS, HALF_PAST_NOON, orderFacts } from "#tests/core/order/order-cases.ts";

describe("the statuses of an order", () => {
  it("fall into open and over, and wait for an answer in one of them", () => {
    expect(FIRST_STATUS).toBe("pending");
    expect(OPEN_STATUSES).toEqual(["pending", "accepted", "preparing", "ready", "out_for_delivery"]);
    expect(TERMINAL_STATUSES).toEqual(["fulfilled", "rejected", "cancelled"]);
    expect(UNANSWERED_STATUSES).toEqual(["pending"]);
    expect([FULFILLED_STATUS, ...LOST_STATUSES]).toEqual(TERMINAL_STATUSES);
  });

  it("are left by nothing but undo and reopen once the order is over, and what comes after stays there", () => {
    const over = fc
      .tuple(anyMovableOrder(), fc.constantFrom(...TERMINAL_STATUSES))
      .map(([order, status]) => ({ ...order, status }));
    fc.assert(
      fc.property(over, fc.constantFrom(...Object.values(MOVERS)), (order, mover) => {
        for (const event of allowedEvents(order, mover, HALF_PAST_NOON))
          expect([
            event,
            ORDER_LIFECYCLE[event].kind === "after" || ["undo", "reopen"].includes(event),
          ]).toEqual([event, true]);
        for (const event of ORDER_EVENTS.filter((one) => ORDER_LIFECYCLE[one].kind === "after"))
          expect(ORDER_LIFECYCLE[event].to).toBeNull();
      }),
    );
  });

  it("follow a whole life by its events", () => {
    const life: readonly OrderEventType[] = [
      "place",
      "accept",
      "delay",
      "start",
      "ready",
      "dispatch",
      "complete",
    ];
    const statuses = life.reduce<OrderStatus[]>(
      (before, event) => [...before, statusAfter(event, before.at(-1) ?? "pending")],
      [],
    );
    expect(statuses).toEqual([
      "pending",
      "accepted",
      "accepted",
      "preparing",
      "ready",
      "out_for_delivery",
      "fulfilled",
    ]);
  });

  it("come one after the other by method, each reached from the one before", () => {
    expect(statusesOnTheWay("pickup")).toEqual(["pending", "accepted", "preparing", "ready", "fulfilled"]);
    expect(statusesOnTheWay("delivery")).toEqual([
      "pending",
      "accepted",
      "preparing",
      "ready",
      "out_for_delivery",
      "fulfilled",
    ]);
  });
});

describe("the events of an order", () => {
  it("are staff's but for placing, expiring, what customers complain of, and what a courier says, and forward in the order of a day", () => {
    expect(ORDER_EVENTS.filter((event) => !STAFF_MOVES.some((move) => move === event))).toEqual([
      "place",
      "expire",
      "settle_change",
      "arrive",
      "report",
      "complain",
    ]);
    expect(FORWARD_MOVES).toEqual(["accept", "start", "ready", "dispatch", "complete"]);
    expect(ORDER_EVENTS.filter(isAnswer)).toEqual(["accept", "reject"]);
  });

  it("offer a customer of a fresh order what the machine allows", () => {
    const fresh = { status: FIRST_STATUS, facts: orderFacts() };
    expect(movesOf("customer", FIRST_STATUS)).toEqual(allowedEvents(fresh, MOVERS.customer, HALF_PAST_NOON));
  });

  it("allow nobody an event that the table gives only to others", () => {
    fc.assert(
      fc.property(anyMovableOrder(), fc.constantFrom(...Object.values(MOVERS)), (order, mover) => {
        const theirs = movesOf(mover.actor, order.status);
        for (const event of allowedEvents(order, mover, HALF_PAST_NOON)) expect(theirs).toContain(event);
      }),
    );
  });

  it.each([
    ["place", ["notifyCustomer"]],
    ["accept", ["notifyCustomer", "resetUnanswered"]],
    ["reject", ["releaseHolds", "notifyCustomer", "resetUnanswered"]],
    ["expire", ["releaseHolds", "notifyCustomer", "countUnanswered"]],
    ["undo", ["cancelNotifications"]],
    ["delay", ["flushNotifications", "notifyCustomer"]],
    ["propose_change", ["flushNotifications", "proposeChange", "notifyCustomer"]],
    ["answer_change", ["settleChange"]],
    ["settle_change", ["settleChange"]],
    ["assign", ["flushNotifications", "assignCourier"]],
    ["start", ["flushNotifications"]],
    ["ready", ["flushNotifications", "notifyCustomer"]],
    ["dispatch", ["notifyCustomer"]],
    ["arrive", []],
    ["report", ["flushNotifications"]],
    ["complete", ["flushNotifications", "captureHolds", "earnPoints", "confirmPayment", "notifyCustomer"]],
    ["cancel", ["flushNotifications", "releaseHolds", "notifyCustomer"]],
    ["reopen", ["flushNotifications", "takeHolds"]],
    ["complain", ["openComplaint"]],
    ["resolve", ["resolveComplaint", "notifyCustomer"]],
  ] as const)("bring about, at %s, %j", (event, effects) => {
    expect(effectsOf(event, HALF_PAST_NOON).map(({ type }) => type)).toEqual(effects);
  });

  it("let points come until they are over, as their effects have it (ORDER-41)", () => {
    expect(ORDER_STATUSES.map((status) => [status, pointsOutcome(status)])).toEqual([
      ["pending", "coming"],
      ["accepted", "coming"],
      ["preparing", "coming"],
      ["ready", "coming"],
      ["out_for_delivery", "coming"],
      ["fulfilled", "earned"],
      ["rejected", "lost"],
      ["cancelled", "lost"],
    ]);
    for (const event of ORDER_EVENTS) {
      const { to, effects } = ORDER_LIFECYCLE[event];
      if (to === null) continue;
      expect([event, effects.some(({ type }) => type === "earnPoints")]).toEqual([
        event,
        pointsOutcome(to) === "earned",
      ]);
    }
  });

  it("release everything that they hold, and nothing twice", () => {
    const has = (event: OrderEventType, type: string): boolean =>
      ORDER_LIFECYCLE[event].effects.some((effect) => effect.type === type);
    for (const event of ORDER_EVENTS) {
      const { to } = ORDER_LIFECYCLE[event];
      const ends = to !== null && isTerminal(to);
      expect([event, has(event, "releaseHolds") || has(event, "captureHolds")]).toEqual([event, ends]);
      expect([event, has(event, "captureHolds")]).toEqual([event, to === "fulfilled"]);
    }
    expect(ORDER_STATUSES.filter((status) => !OPEN_STATUSES.includes(status))).toEqual(TERMINAL_STATUSES);
  });
});
