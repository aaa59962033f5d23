import { describe, expect, it } from "vitest";
import { groupRule, optionsAt } from "#core/menu/group-rule.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { orderability } from "#core/menu/orderability.ts";
import { startingPrice } from "#core/menu/starting-price.ts";
import { NOON, toInstant } from "#tests/support/builders/values.ts";
import { aGroup, aModifier, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const three = ["A", "B", "C"].map((name) => aModifier(name));

describe("groupRule", () => {
  it("names what must and may be chosen (MENU-8)", () => {
    const rule = (minChoices: number, maxChoices: number, singleChoice = false) =>
      groupRule(aGroup("G", { minChoices, maxChoices, singleChoice, modifiers: three }));
    expect(rule(1, 1)).toEqual({ kind: "exactly", n: 1 });
    expect(rule(0, 2)).toEqual({ kind: "optionalUpTo", n: 2 });
    expect(rule(1, 2)).toEqual({ kind: "between", min: 1, max: 2 });
    expect(rule(0, 5, true)).toEqual({ kind: "optionalUpTo", n: 1 });
  });

  it("does not mention a most that cannot be exceeded", () => {
    expect(groupRule(aGroup("G", { minChoices: 0, maxChoices: 3, modifiers: three }))).toEqual({
      kind: "optional",
    });
    expect(groupRule(aGroup("G", { minChoices: 1, maxChoices: 9, modifiers: three }))).toEqual({
      kind: "atLeast",
      n: 1,
    });
  });
});

describe("optionsAt", () => {
  it("keeps the order, shows what is sold out and leaves out what is not sold", () => {
    const late = aModifier("Late", { order: 2 });
    const gone = aModifier("Gone", { order: 1, disabledUntilByLocation: { [CENTRU]: INDEFINITELY } });
    const foreign = aModifier("Foreign", { priceByLocation: priced("1.00", AVIATORILOR) });
    const group = aGroup("G", { modifiers: [late, gone, foreign] });
    expect(optionsAt(group, CENTRU, NOON)).toEqual([
      { modifier: gone, price: lei("2.50"), availability: { state: "unavailable", until: null } },
      { modifier: late, price: lei("2.50"), availability: { state: "available" } },
    ]);
  });
});

describe("orderability", () => {
  it("says why a product cannot go into the cart", () => {
    const until = toInstant("2026-03-13T15:00:00Z");
    const soldOut = aProduct("Soup", { disabledUntilByLocation: { [CENTRU]: until } });
    const iceCream = aProduct("Ice cream", { availableFor: ["pickup"] });
    expect(orderability(aProduct(), CENTRU, "delivery", NOON)).toEqual({ kind: "orderable" });
    expect(orderability(aProduct(), AVIATORILOR, "delivery", NOON)).toEqual({ kind: "notHere" });
    expect(orderability(soldOut, CENTRU, "delivery", NOON)).toEqual({ kind: "soldOut", until });
    expect(orderability(soldOut, CENTRU, "delivery", until)).toEqual({ kind: "orderable" });
    expect(orderability(iceCream, CENTRU, "delivery", NOON)).toEqual({
      kind: "notForMethod",
      method: "delivery",
    });
  });
});

describe("startingPrice", () => {
  it("adds the cheapest of what must be chosen", () => {
    const modifiers = [
      aModifier("Large", { priceByLocation: priced("12.00") }),
      aModifier("Small", { priceByLocation: priced("4.00") }),
    ];
    const size = aGroup("Size", { minChoices: 1, maxChoices: 1, singleChoice: true, modifiers });
    expect(startingPrice(aProduct(), [size, aGroup()], CENTRU)).toEqual({
      price: lei("34.00"),
      isFrom: true,
    });
  });

  it("is the price itself where no choice changes it", () => {
    const sauces = aGroup("Sauce", { minChoices: 1, modifiers: [aModifier("A"), aModifier("B")] });
    expect(startingPrice(aProduct(), [], CENTRU)).toEqual({ price: lei("30.00"), isFrom: false });
    expect(startingPrice(aProduct(), [sauces], CENTRU)).toEqual({ price: lei("32.50"), isFrom: false });
    expect(startingPrice(aProduct(), [], AVIATORILOR)).toBe(null);
  });
});
