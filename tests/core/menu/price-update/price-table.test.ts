import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areSamePrices,
  foundPrices,
  isAnyUnreadable,
  priceSections,
  typedChanges,
  type PriceQuery,
} from "#core/menu/price-update/price-table.ts";
import { placeKey, type PriceChange } from "#core/menu/price-update/price-update.ts";
import { writeTypedAmount } from "#core/money/typed-amount.ts";
import { aCategory, aGroup, aMenu, aModifier, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const PIZZA = aProduct("Pizza", { priceByLocation: { ...priced("30.00"), ...priced("32.00", AVIATORILOR) } });
const SOUP = aProduct("Soup", { order: 2, priceByLocation: priced("12.00") });
const OLIVES = aModifier("Olives");
const MENU = aMenu({
  categories: [aCategory()],
  products: [PIZZA, SOUP],
  modifierGroups: [aGroup("Extras", { modifiers: [OLIVES] })],
});
const PLACES = [CENTRU, AVIATORILOR];
const EVERYTHING: PriceQuery = { search: "", kind: "all", locationId: null };
const pizza = { type: "product", id: PIZZA.id, locationId: CENTRU } as const;
const soup = { type: "product", id: SOUP.id, locationId: CENTRU } as const;

function typed(...texts: readonly (readonly [Parameters<typeof placeKey>[0], string])[]) {
  return new Map(texts.map(([place, text]) => [placeKey(place), text]));
}

describe("priceSections", () => {
  it("has every price of these locations, by category and then by group", () => {
    const sections = priceSections(MENU, PLACES, new Map(), []);
    expect(
      sections.map(({ name, rows }) => [
        name,
        ...rows.map((row) => `${row.name} ${row.currentPrice.amount}`),
      ]),
    ).toEqual([
      ["Mains", "Pizza 30.00", "Pizza 32.00", "Soup 12.00"],
      ["Extras", "Olives 2.50"],
    ]);
    expect(typedChanges(sections)).toEqual([]);
  });

  it("makes changes of what is typed, and none of what cannot be read or costs that already", () => {
    const texts = typed(
      [pizza, " 31,5 "],
      [soup, "12.00"],
      [{ ...pizza, locationId: AVIATORILOR }, "31,555"],
    );
    const sections = priceSections(MENU, PLACES, texts, []);
    expect(typedChanges(sections)).toEqual([
      { ...pizza, expectedPrice: lei("30.00"), newPrice: lei("31.50") },
    ]);
    expect(isAnyUnreadable(sections)).toBe(true);
    const [first] = sections.flatMap(({ rows }) => rows);
    expect(first).toMatchObject({ difference: { amount: lei("1.50"), percent: "5.0" }, isLarge: false });
  });

  it("expects what a change was written against, and marks where that is no longer the price", () => {
    const held: readonly PriceChange[] = [{ ...pizza, expectedPrice: lei("28.00"), newPrice: lei("31.00") }];
    const sections = priceSections(MENU, PLACES, typed([pizza, "31"]), held);
    expect(typedChanges(sections)).toEqual(held);
    expect(areSamePrices(typedChanges(sections), held)).toBe(true);
    const [first, other] = sections.flatMap(({ rows }) => rows);
    expect([first?.isStale, other?.isStale]).toEqual([true, false]);
    // From now on it is meant against the price of now.
    const now = typedChanges(priceSections(MENU, PLACES, typed([pizza, "31"]), []));
    expect(now).toEqual([{ ...pizza, expectedPrice: lei("30.00"), newPrice: lei("31.00") }]);
    expect(areSamePrices(now, held)).toBe(false);
  });

  it("reads back as it writes, whichever mark divides decimals", () => {
    const amounts = fc.integer({ min: 0, max: 99_999 }).map((whole) => lei((whole / 100).toFixed(2)));
    fc.assert(
      fc.property(amounts, fc.constantFrom(",", "."), (price, comma) => {
        const [change] = typedChanges(
          priceSections(MENU, [CENTRU], typed([soup, writeTypedAmount(price, comma)]), []),
        );
        expect(change?.newPrice ?? lei("12.00")).toEqual(price);
      }),
    );
  });
});

describe("foundPrices", () => {
  it("narrows by name, section, location, kind, and to what was typed", () => {
    const sections = priceSections(MENU, PLACES, typed([soup, "x"]), []);
    const found = (query: Partial<PriceQuery>) =>
      foundPrices(sections, { ...EVERYTHING, ...query }).flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(found({})).toEqual(["Pizza", "Pizza", "Soup", "Olives"]);
    expect(found({ search: "piz" })).toEqual(["Pizza", "Pizza"]);
    expect(found({ search: "extras" })).toEqual(["Olives"]);
    expect(found({ locationId: AVIATORILOR })).toEqual(["Pizza"]);
    expect(found({ kind: "modifier" })).toEqual(["Olives"]);
    expect(found({ kind: "changed" })).toEqual(["Soup"]);
  });
});
