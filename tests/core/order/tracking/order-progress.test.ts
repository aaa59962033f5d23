import { describe, expect, it } from "vitest";
import { orderSteps } from "#core/order/tracking/order-progress.ts";

describe("orderSteps", () => {
  it("has five steps for an order that is fetched, those before the present one done", () => {
    expect(orderSteps("pickup", "preparing")).toEqual([
      { status: "pending", state: "done" },
      { status: "accepted", state: "done" },
      { status: "preparing", state: "current" },
      { status: "ready", state: "upcoming" },
      { status: "fulfilled", state: "upcoming" },
    ]);
  });

  it("has the way of the courier for a delivery", () => {
    expect(orderSteps("delivery", "out_for_delivery").map(({ status }) => status)).toEqual([
      "pending",
      "accepted",
      "preparing",
      "ready",
      "out_for_delivery",
      "fulfilled",
    ]);
  });

  it("is all done once the food was handed over", () => {
    expect(orderSteps("delivery", "fulfilled").every(({ state }) => state === "done")).toBe(true);
  });

  it("is empty for an order that ended otherwise", () => {
    expect([orderSteps("pickup", "rejected"), orderSteps("delivery", "cancelled")]).toEqual([[], []]);
  });
});
