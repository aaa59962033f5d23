import { describe, expect, it } from "vitest";
import type { ItemAvailability } from "#core/menu/availability/availability-change.ts";
import {
  availabilityOfMenu,
  toAvailabilityList,
  type AvailabilityQuery,
} from "#core/menu/availability/availability-list.ts";
import type { ItemStock } from "#core/menu/stock/stock.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aGroup, aMenu, aModifier, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const LATER = plusMillis(NOON, 60_000);
const PIZZA = aProduct("Pizza", { order: 1 });
const SOUP = aProduct("Ciorbă", { order: 2 });
const ELSEWHERE = aProduct("Elsewhere", { priceByLocation: priced("12.00", AVIATORILOR) });
const OLIVES = aModifier("Olives");
const MENU = aMenu({
  products: [SOUP, PIZZA, ELSEWHERE],
  modifierGroups: [aGroup("Extras", { modifiers: [OLIVES] })],
});
const ITEMS: readonly ItemAvailability[] = [
  { type: "product", id: PIZZA.id, disabledUntil: INDEFINITELY, setBy: "Ana", setAt: NOON },
  { type: "modifier", id: OLIVES.id, disabledUntil: LATER, setBy: "Ion", setAt: NOON },
  { type: "product", id: SOUP.id, disabledUntil: NOON, setBy: "Ion", setAt: NOON },
];
const ALL: AvailabilityQuery = { search: "", kind: "all" };
const listOf = (query: AvailabilityQuery, items = ITEMS, stock: readonly ItemStock[] = []) =>
  toAvailabilityList({ menu: MENU, items, stock }, CENTRU, query, NOON);
const namesOf = (query: AvailabilityQuery) =>
  listOf(query).sections.map(({ name, rows }) => [name, rows.map((row) => row.name)]);

describe("toAvailabilityList", () => {
  it("puts what is sold out now first, and there what comes back first", () => {
    expect(listOf(ALL).soldOut.map(({ name, setBy, state }) => [name, setBy, state])).toEqual([
      ["Olives", "Ion", { state: "unavailable", until: LATER }],
      ["Pizza", "Ana", { state: "unavailable", until: null }],
    ]);
  });

  it("lists categories, then groups, of what the location sells, and names nobody for what is over", () => {
    expect(namesOf(ALL)).toEqual([
      ["Mains", ["Pizza", "Ciorbă"]],
      ["Extras", ["Olives"]],
    ]);
    const soup = listOf(ALL).sections[0]?.rows[1];
    expect(soup).toMatchObject({ state: { state: "available" }, setBy: null, setAt: null });
  });

  it("finds by names of items and of sections, whatever the diacritics, among what is sold out too", () => {
    expect(namesOf({ ...ALL, search: "ciorba" })).toEqual([["Mains", ["Ciorbă"]]]);
    expect(namesOf({ ...ALL, search: "mains" })).toEqual([["Mains", ["Pizza", "Ciorbă"]]]);
    expect(namesOf({ ...ALL, search: "nothing" })).toEqual([]);
    expect(listOf({ ...ALL, search: "olives" }).soldOut.map(({ name }) => name)).toEqual(["Olives"]);
    expect(listOf({ ...ALL, search: "nothing" }).soldOut).toEqual([]);
  });

  it("says how many pieces are left, and puts what has none left among what is sold out", () => {
    const counted = (count: number) => [{ productId: SOUP.id, count, setBy: "Radu", setAt: NOON }];
    const row = (count: number) => listOf(ALL, [], counted(count)).sections[0]?.rows[1];
    expect(row(3)).toMatchObject({ stock: 3, state: { state: "available" }, setBy: null });
    expect(row(0)).toMatchObject({
      stock: 0,
      state: { state: "unavailable", until: null },
      setBy: "Radu",
      setAt: NOON,
    });
    expect(listOf(ALL, [], counted(0)).soldOut.map(({ name }) => name)).toEqual(["Ciorbă"]);
    expect(listOf(ALL, [], counted(3)).soldOut).toEqual([]);
  });

  it("lists products or modifiers alone", () => {
    expect(namesOf({ ...ALL, kind: "modifier" })).toEqual([["Extras", ["Olives"]]]);
    expect(namesOf({ ...ALL, kind: "product" })).toEqual([["Mains", ["Pizza", "Ciorbă"]]]);
  });
});

describe("availabilityOfMenu", () => {
  it("says what the menu says at that location, and nothing of who said it", () => {
    const menu = aMenu({
      products: [aProduct("Pizza", { disabledUntilByLocation: { [CENTRU]: LATER } })],
      modifierGroups: [
        aGroup("Extras", {
          modifiers: [aModifier("Olives", { disabledUntilByLocation: { [AVIATORILOR]: LATER } })],
        }),
      ],
    });
    expect(availabilityOfMenu(menu, CENTRU)).toEqual([
      { type: "product", id: PIZZA.id, disabledUntil: LATER, setBy: null, setAt: null },
    ]);
  });
});
