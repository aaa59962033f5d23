import { describe, expect, it } from "vitest";
import { busyMinutes, effectiveOrderingState, isPaused } from "#core/shop/effective-ordering-state.ts";
import { ONLINE, type OrderingState } from "#core/shop/ordering-state.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const now = toInstant("2027-06-01T12:00:00Z");
const until = toInstant("2027-06-01T13:00:00Z");
const busy: OrderingState = { ...ONLINE, mode: "busy", extraMinutes: 15, until };

describe("effectiveOrderingState", () => {
  it("holds until its end and not at it (SHOP-10)", () => {
    expect(effectiveOrderingState(busy, now, "pickup")).toEqual(busy);
    expect(effectiveOrderingState(busy, until, "pickup")).toEqual(ONLINE);
  });

  it("counts only for the method of its scope", () => {
    const delivery: OrderingState = { ...busy, scope: "delivery" };
    expect(busyMinutes(delivery, now, "delivery")).toBe(15);
    expect(busyMinutes(delivery, now, "pickup")).toBe(0);
  });

  it("stays when it was pinned", () => {
    const pinned: OrderingState = { ...busy, mode: "paused", until: null, pinned: true };
    expect(isPaused(pinned, toInstant("2030-01-01T00:00:00Z"), "delivery")).toBe(true);
    expect(busyMinutes(pinned, now, "delivery")).toBe(0);
  });

  it("does not hold without an end that nobody pinned", () => {
    expect(isPaused({ ...busy, mode: "paused", until: null }, now, "pickup")).toBe(false);
  });
});
