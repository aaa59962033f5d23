import { describe, expect, it } from "vitest";
import { locationStatus } from "#core/shop/location-status.ts";
import { ONLINE, type OrderingState } from "#core/shop/ordering-state.ts";
import { NOON, toInstant } from "#tests/support/builders/values.ts";
import { aLocation, aShop } from "#tests/support/builders/shop.ts";

const later = toInstant("2026-03-13T16:00:00Z");
const paused: OrderingState = { ...ONLINE, mode: "paused", until: later };
const busy: OrderingState = { ...ONLINE, mode: "busy", extraMinutes: 15, scope: "delivery", until: later };

describe("locationStatus", () => {
  it("is open, or closed with the next opening (SHOP-4)", () => {
    const closed = aLocation({ isClosed: true, nextOpeningAt: later });
    expect(locationStatus(aShop(), aLocation(), "pickup", NOON)).toEqual({ kind: "open" });
    expect(locationStatus(aShop(), closed, "pickup", NOON)).toEqual({
      kind: "closed",
      notice: { key: "closed.shop", locationName: "Centru", opening: { kind: "today", time: "18:00" } },
    });
    expect(locationStatus(aShop(), closed, "pickup", later)).toEqual({ kind: "open" });
  });

  it("says paused and busy only for the method meant, and only until their end", () => {
    const [stopped, slow] = [aLocation({ orderingState: paused }), aLocation({ orderingState: busy })];
    expect(locationStatus(aShop(), stopped, "pickup", NOON)).toEqual({ kind: "paused", until: later });
    expect(locationStatus(aShop(), slow, "delivery", NOON)).toEqual({ kind: "busy", extraMinutes: 15 });
    expect(locationStatus(aShop(), slow, "pickup", NOON)).toEqual({ kind: "open" });
    expect(locationStatus(aShop(), stopped, "pickup", later)).toEqual({ kind: "open" });
  });
});
