import { describe, expect, it } from "vitest";
import { defaultReadyMinutes, nextMove, offeredDelays } from "#core/order/lifecycle/next-move.ts";
import { offeredReasons } from "#core/order/lifecycle/offered-reasons.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aDeliveryOrder } from "#tests/support/builders/order.ts";

describe("nextMove", () => {
  it.each([
    [["accept", "reject"], "accept"],
    [["delay", "start", "ready", "cancel"], "start"],
    [["ready", "cancel"], "ready"],
    [["dispatch"], "dispatch"],
    [["complete"], "complete"],
    [["undo"], null],
    [[], null],
  ] as const)("of %j is %s", (allowedEvents, move) => {
    expect(nextMove({ allowedEvents })).toBe(move);
  });
});

describe("defaultReadyMinutes", () => {
  it("is preparation and rush up to full five minutes, without the way", () => {
    const { promise } = aDeliveryOrder();
    const trace = [
      { key: "preparation", minutes: 20 },
      { key: "busy", minutes: 12 },
      { key: "zone", minutes: 10 },
    ] as const;
    expect(defaultReadyMinutes({ promise: { ...promise, trace } })).toBe(35);
  });

  it("is never less than five minutes, nor more than three hours", () => {
    const { promise } = aDeliveryOrder();
    const of = (minutes: number) =>
      defaultReadyMinutes({ promise: { ...promise, trace: [{ key: "preparation", minutes }] } });
    expect([of(0), of(400)]).toEqual([5, 180]);
  });
});

describe("offeredDelays", () => {
  it("offers what still fits into the hour", () => {
    const delayed = {
      number: 3,
      event: "delay",
      at: NOON,
      actor: "staff",
      reason: null,
      text: null,
    } as const;
    const order = aDeliveryOrder({
      status: "preparing",
      allowedEvents: ["delay"],
      timeline: [
        { ...delayed, minutes: 30 },
        { ...delayed, minutes: 20 },
      ],
    });
    expect(offeredDelays(order)).toEqual([5, 10]);
  });

  it("offers nothing when the order cannot be delayed", () => {
    expect(offeredDelays(aDeliveryOrder())).toEqual([]);
  });
});

describe("offeredReasons", () => {
  it("offers what can be true of a new delivery", () => {
    expect(offeredReasons({ status: "pending", fulfillmentMethod: "delivery" })).toEqual([
      "item_unavailable",
      "too_busy",
      "closing",
      "address_out_of_range",
      "customer_request",
      "cannot_fulfil_note",
      "duplicate",
      "suspected_fraud",
      "other",
    ]);
  });

  it("offers the reasons of pickup once a pickup order was accepted, and never those of delivery", () => {
    const reasons = offeredReasons({ status: "ready", fulfillmentMethod: "pickup" });
    expect(reasons).toContain("no_show");
    expect(reasons).not.toContain("refused_at_door");
    expect(reasons).not.toContain("address_out_of_range");
    expect(reasons).not.toContain("not_answered");
  });
});
