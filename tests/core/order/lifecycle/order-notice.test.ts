import { describe, expect, it } from "vitest";
import { effectsOf } from "#core/order/lifecycle/order-moves.ts";
import { ORDER_EVENTS, type OrderEventType } from "#core/order/lifecycle/order-status.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";

const notices = (event: OrderEventType) =>
  effectsOf(event, NOON).filter(({ type }) => type === "notifyCustomer");

describe("messages to customers outside the page (MESSAGE-1)", () => {
  it("is one message for each event that customers wait for, and none for the kitchen's steps", () => {
    const told = ORDER_EVENTS.flatMap(notices);
    expect(told).toEqual([
      { type: "notifyCustomer", notice: "order_placed", channels: ["email"], due: NOON },
      {
        type: "notifyCustomer",
        notice: "order_accepted",
        channels: ["sms", "push"],
        due: plusMillis(NOON, 10_000),
      },
      {
        type: "notifyCustomer",
        notice: "order_rejected",
        channels: ["sms", "email", "push"],
        due: plusMillis(NOON, 10_000),
      },
      { type: "notifyCustomer", notice: "order_rejected", channels: ["sms", "email", "push"], due: NOON },
      { type: "notifyCustomer", notice: "order_delayed", channels: ["sms", "push"], due: NOON },
      { type: "notifyCustomer", notice: "order_change_proposed", channels: ["sms"], due: NOON },
      { type: "notifyCustomer", notice: "order_ready", channels: ["push"], method: "pickup", due: NOON },
      { type: "notifyCustomer", notice: "order_dispatched", channels: ["push"], due: NOON },
      { type: "notifyCustomer", notice: "order_fulfilled", channels: ["email"], due: NOON },
      { type: "notifyCustomer", notice: "order_cancelled", channels: ["sms", "email", "push"], due: NOON },
      { type: "notifyCustomer", notice: "complaint_resolved", channels: ["email"], due: NOON },
    ]);
    expect(ORDER_EVENTS.filter((event) => notices(event).length > 0)).toEqual([
      "place",
      "accept",
      "reject",
      "expire",
      "delay",
      "propose_change",
      "ready",
      "dispatch",
      "complete",
      "cancel",
      "resolve",
    ]);
  });
});
