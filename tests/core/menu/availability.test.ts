import { describe, expect, it } from "vitest";
import {
  availability,
  isAvailable,
  isAvailableFor,
  isIndefinite,
  type Stocked,
} from "#core/menu/availability.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { isSoldAt, priceAt } from "#core/menu/price-at.ts";
import { NOON, toInstant } from "#tests/support/builders/values.ts";
import { aModifier, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const until = (instant: Stocked["disabledUntilByLocation"][typeof CENTRU]): Stocked => ({
  disabledUntilByLocation: { [CENTRU]: instant },
});

describe("availability", () => {
  it("is unavailable while the disabled-until lies in the future (MENU-2)", () => {
    const tonight = toInstant("2026-03-13T21:00:00Z");
    expect(availability(until(tonight), CENTRU, NOON)).toEqual({ state: "unavailable", until: tonight });
    expect(isAvailable(until(tonight), AVIATORILOR, NOON)).toBe(true);
    expect(isAvailable(aModifier("Olives", until(tonight)), CENTRU, NOON)).toBe(false);
  });

  it("is available from the very instant on", () => {
    expect(isAvailable(until(NOON), CENTRU, NOON)).toBe(true);
    expect(isAvailable(until(toInstant("2026-03-13T10:00:00.001Z")), CENTRU, NOON)).toBe(false);
    expect(isAvailable(until(toInstant("2020-01-01T00:00:00Z")), CENTRU, NOON)).toBe(true);
    expect(availability(aProduct(), CENTRU, NOON)).toEqual({ state: "available" });
  });

  it("knows indefinitely by its value, with or without Z (TIME-4)", () => {
    const indefinite = { state: "unavailable", until: null };
    expect(availability(until(INDEFINITELY), CENTRU, NOON)).toEqual(indefinite);
    expect(availability(until(toInstant("9999-12-31T23:59:59Z")), CENTRU, NOON)).toEqual(indefinite);
    expect(isIndefinite(toInstant("9999-12-31T23:59:58Z"))).toBe(false);
  });
});

describe("priceAt", () => {
  it("answers the price of the location; none means not sold there", () => {
    const product = aProduct("Pizza", {
      priceByLocation: { ...priced("30.00"), ...priced("32.00", AVIATORILOR) },
    });
    expect(priceAt(product, AVIATORILOR)).toEqual(lei("32.00"));
    expect(priceAt(aProduct(), AVIATORILOR)).toBeNull();
    expect(isSoldAt(aProduct(), AVIATORILOR)).toBe(false);
    expect(isSoldAt(aModifier(), CENTRU)).toBe(true);
  });
});

describe("isAvailableFor", () => {
  it("asks whether the product may travel", () => {
    const iceCream = aProduct("Ice", { availableFor: ["pickup"] });
    expect([isAvailableFor(iceCream, "pickup"), isAvailableFor(iceCream, "delivery")]).toEqual([true, false]);
  });
});
