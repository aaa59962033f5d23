import { describe, expect, it } from "vitest";
import { allowedEvents } from "#core/order/lifecycle/allowed-events.ts";
import { moveOrder, type MovableOrder } from "#core/order/lifecycle/move-order.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { OrderFacts } from "#core/order/lifecycle/order-facts.ts";
import { plusMillis } from "#core/time/instant.ts";
import { MOVERS, HALF_PAST_NOON, orderFacts, A_SALE } from "#tests/core/order/order-cases.ts";
import { valueOf } from "#tests/support/builders/values.ts";

const minutes = (count: number) => plusMillis(HALF_PAST_NOON, count * 60_000);
const order = (status: OrderStatus, facts: Partial<OrderFacts> = {}): MovableOrder => ({
  status,
  facts: orderFacts(facts),
});
const { employee, manager, customer, courier, system } = MOVERS;

describe("moveOrder", () => {
  it("accepts: the promise is the ready time plus travel, sent to the customer 10 s later", () => {
    expect(
      moveOrder(
        order("pending"),
        { event: "accept", version: 1, readyInMinutes: 30 },
        employee,
        HALF_PAST_NOON,
      ),
    ).toEqual({
      ok: true,
      value: {
        lineMove: null,
        courier: null,
        complaint: null,
        resolution: null,
        sale: { complaints: A_SALE.complaints, payment: A_SALE.payment },
        event: "accept",
        at: HALF_PAST_NOON,
        mover: employee,
        reason: null,
        text: null,
        minutes: 30,
        status: "accepted",
        version: 2,
        promisedAt: minutes(40),
        answerBy: minutes(10),
        effects: [
          {
            type: "notifyCustomer",
            notice: "order_accepted",
            channels: ["sms", "push"],
            due: plusMillis(HALF_PAST_NOON, 10_000),
          },
          { type: "resetUnanswered" },
        ],
      },
    });
  });

  it("never promises a time before the requested slot", () => {
    const later = order("pending", { requestedFor: minutes(120) });
    const moved = valueOf(
      moveOrder(later, { event: "accept", version: 1, readyInMinutes: 30 }, employee, HALF_PAST_NOON),
    );
    expect(moved.promisedAt).toBe(minutes(120));
  });

  it("promises what was quoted where an order is accepted automatically", () => {
    const request = { event: "accept", version: 1, readyInMinutes: 30 } as const;
    expect(
      moveOrder(order("pending", { quotedFor: minutes(55) }), request, system, HALF_PAST_NOON),
    ).toMatchObject({
      ok: true,
      value: { status: "accepted", minutes: 30, promisedAt: minutes(55) },
    });
    const later = order("pending", { requestedFor: minutes(120), quotedFor: minutes(120) });
    expect(moveOrder(later, request, system, HALF_PAST_NOON)).toMatchObject({
      ok: true,
      value: { status: "accepted", promisedAt: minutes(120) },
    });
  });

  it("rejects: holds are released when the customer is notified (ORDER-5)", () => {
    const due = plusMillis(HALF_PAST_NOON, 10_000);
    const request = {
      event: "reject",
      version: 1,
      reason: "other",
      text: " Cuptorul s-a stricat. ",
    } as const;
    const moved = valueOf(moveOrder(order("pending"), request, employee, HALF_PAST_NOON));
    expect([moved.status, moved.reason, moved.text, moved.effects]).toEqual([
      "rejected",
      "other",
      "Cuptorul s-a stricat.",
      [
        { type: "releaseHolds", due },
        { type: "notifyCustomer", notice: "order_rejected", channels: ["sms", "email", "push"], due },
        { type: "resetUnanswered" },
      ],
    ]);
  });

  it("expires for not having been answered, at once", () => {
    const request = { event: "expire", version: 1 } as const;
    const moved = valueOf(moveOrder(order("pending"), request, system, minutes(10)));
    expect([moved.reason, moved.effects]).toEqual([
      "not_answered",
      [
        { type: "releaseHolds", due: minutes(10) },
        {
          type: "notifyCustomer",
          notice: "order_rejected",
          channels: ["sms", "email", "push"],
          due: minutes(10),
        },
        { type: "countUnanswered" },
      ],
    ]);
    expect(moveOrder(order("pending"), request, system, plusMillis(minutes(10), -1)).ok).toBe(false);
  });

  it("completes: points and payment are settled (ORDER-10)", () => {
    const moved = valueOf(
      moveOrder(order("out_for_delivery"), { event: "complete", version: 1 }, courier, HALF_PAST_NOON),
    );
    expect(moved.effects).toEqual([
      { type: "flushNotifications" },
      { type: "captureHolds" },
      { type: "earnPoints" },
      { type: "confirmPayment" },
      { type: "notifyCustomer", notice: "order_fulfilled", channels: ["email"], due: HALF_PAST_NOON },
    ]);
  });

  it("undoes for the same person, within ten seconds, and cancels the notifications", () => {
    const lastMove = { event: "accept", at: HALF_PAST_NOON, moverId: "staff" } as const;
    const accepted = order("accepted", { version: 2, promisedAt: minutes(40), lastMove });
    const request = { event: "undo", version: 2 } as const;
    const moved = valueOf(moveOrder(accepted, request, employee, plusMillis(HALF_PAST_NOON, 10_000)));
    expect([moved.status, moved.promisedAt, moved.effects]).toEqual([
      "pending",
      null,
      [{ type: "cancelNotifications" }],
    ]);
    expect(moveOrder(accepted, request, employee, plusMillis(HALF_PAST_NOON, 10_001)).ok).toBe(false);
    expect(moveOrder(accepted, request, manager, HALF_PAST_NOON).ok).toBe(false);
    const delayed = order("accepted", { version: 2, lastMove: { ...lastMove, event: "delay" } });
    expect(moveOrder(delayed, request, employee, HALF_PAST_NOON).ok).toBe(false);
  });

  it("delays by an hour in all and no more", () => {
    const cooking = order("preparing", { promisedAt: minutes(40), delayedMinutes: 40 });
    const moved = valueOf(
      moveOrder(cooking, { event: "delay", version: 1, minutes: 20 }, employee, HALF_PAST_NOON),
    );
    expect([moved.promisedAt, moved.minutes]).toEqual([minutes(60), 20]);
    expect(moveOrder(cooking, { event: "delay", version: 1, minutes: 30 }, employee, HALF_PAST_NOON)).toEqual(
      {
        ok: false,
        error: { key: "order.transition_not_allowed" },
      },
    );
  });

  it("reopens for a manager within 15 minutes, with new holds and time to answer", () => {
    const lastMove = { event: "reject", at: HALF_PAST_NOON, moverId: "staff" } as const;
    const rejected = order("rejected", { lastMove });
    const moved = valueOf(moveOrder(rejected, { event: "reopen", version: 1 }, manager, minutes(15)));
    expect([moved.status, moved.answerBy, moved.effects]).toEqual([
      "pending",
      minutes(25),
      [{ type: "flushNotifications" }, { type: "takeHolds" }],
    ]);
    expect(moveOrder(rejected, { event: "reopen", version: 1 }, manager, plusMillis(minutes(15), 1)).ok).toBe(
      false,
    );
    expect(moveOrder(rejected, { event: "reopen", version: 1 }, employee, HALF_PAST_NOON).ok).toBe(false);
  });

  it.each([
    [{ event: "accept", version: 1 }, { readyInMinutes: "order.ready_time_invalid" }],
    [{ event: "accept", version: 1, readyInMinutes: 7 }, { readyInMinutes: "order.ready_time_invalid" }],
    [{ event: "accept", version: 1, readyInMinutes: 185 }, { readyInMinutes: "order.ready_time_invalid" }],
    [{ event: "delay", version: 1, minutes: 15 }, { minutes: "order.delay_invalid" }],
    [{ event: "reject", version: 1 }, { reason: "validation.required" }],
    [{ event: "reject", version: 1, reason: "other", text: " x " }, { text: "validation.string_min" }],
    [
      { event: "cancel", version: 1, reason: "no_show", text: "x".repeat(201) },
      { text: "validation.string_max" },
    ],
  ] as const)("names the malformed field of %o", (request, fields) => {
    expect(moveOrder(order("pending"), request, employee, HALF_PAST_NOON)).toEqual({
      ok: false,
      error: { key: "validation.failed", fields },
    });
  });

  it("names a stale version before anything else", () => {
    expect(
      moveOrder(
        order("fulfilled", { version: 4 }),
        { event: "accept", version: 3 },
        customer,
        HALF_PAST_NOON,
      ),
    ).toEqual({
      ok: false,
      error: { key: "order.version_conflict" },
    });
  });
});

describe("allowedEvents", () => {
  it("offers each person what is theirs", () => {
    expect(allowedEvents(order("pending"), customer, HALF_PAST_NOON)).toEqual(["cancel"]);
    expect(allowedEvents(order("pending"), employee, HALF_PAST_NOON)).toEqual(["accept", "reject"]);
    expect(allowedEvents(order("ready"), employee, HALF_PAST_NOON)).toEqual(["assign", "dispatch"]);
    expect(allowedEvents(order("ready"), manager, HALF_PAST_NOON)).toEqual(["assign", "dispatch", "cancel"]);
    expect(allowedEvents(order("out_for_delivery"), courier, HALF_PAST_NOON)).toEqual([
      "arrive",
      "report",
      "complete",
    ]);
    expect(allowedEvents(order("fulfilled"), MOVERS.owner, HALF_PAST_NOON)).toEqual([]);
  });
});
