import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocationMenu } from "#core/menu/availability/availability-list.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { isOrderingStateInForce } from "#core/shop/effective-ordering-state.ts";
import { stoppagesOf, type Stoppage } from "#core/shop/ordering/stoppages.ts";
import { ONLINE, type OrderingState } from "#core/shop/ordering-state.ts";
import { plusMillis } from "#core/time/instant.ts";
import { orderingState } from "#tests/support/arbitraries/shop.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aGroup, aMenu, aModifier, aProduct } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

const LATER = plusMillis(NOON, 3_600_000);
const [PIZZA, SOUP, CAKE] = [aProduct("Pizza"), aProduct("Soup"), aProduct("Cake")];
const OLIVES = aModifier("Olives");
const MENU = aMenu({
  products: [PIZZA, SOUP, CAKE],
  modifierGroups: [aGroup("Extras", { modifiers: [OLIVES] })],
});
const said = { setBy: "Ana", setAt: NOON };
const STOPPED: LocationMenu = {
  menu: MENU,
  items: [
    { type: "product", id: PIZZA.id, disabledUntil: INDEFINITELY, ...said },
    { type: "modifier", id: OLIVES.id, disabledUntil: LATER, ...said },
  ],
  stock: [
    { productId: CAKE.id, count: 0, ...said },
    { productId: SOUP.id, count: 3, ...said },
  ],
};
const PAUSED: OrderingState = { ...ONLINE, mode: "paused", scope: "delivery", until: LATER, ...said };

function named(stoppages: readonly Stoppage[]): readonly (readonly string[])[] {
  return stoppages.map((one) => [one.kind, one.kind === "ordering" ? one.state.mode : one.row.name]);
}

describe("stoppagesOf (BOARD-21)", () => {
  it("puts the ordering state first, then what comes back first, and says what has no pieces left", () => {
    const stoppages = stoppagesOf({ locationId: CENTRU, ordering: PAUSED, menu: STOPPED }, NOON);
    expect(named(stoppages)).toEqual([
      ["ordering", "paused"],
      ["soldOut", "Olives"],
      ["outOfStock", "Cake"],
      ["soldOut", "Pizza"],
    ]);
    expect(stoppages[0]).toEqual({ kind: "ordering", state: PAUSED });
  });

  it("leaves out what is over, and says what it knows of what was not read yet", () => {
    const sources = { locationId: CENTRU, ordering: PAUSED, menu: STOPPED };
    expect(named(stoppagesOf(sources, LATER))).toEqual([
      ["outOfStock", "Cake"],
      ["soldOut", "Pizza"],
    ]);
    expect(named(stoppagesOf({ ...sources, menu: null }, NOON))).toEqual([["ordering", "paused"]]);
    expect(stoppagesOf({ ...sources, ordering: null, menu: null }, NOON)).toEqual([]);
  });

  it("names the ordering state exactly while it is in force and not online", () => {
    fc.assert(
      fc.property(orderingState(NOON), fc.integer({ min: -1, max: 12 }), (ordering, hours) => {
        const at = plusMillis(NOON, hours * 3_600_000);
        const isNamed = stoppagesOf({ locationId: CENTRU, ordering, menu: null }, at).length === 1;
        expect(isNamed).toBe(ordering.mode !== "online" && isOrderingStateInForce(ordering, at));
      }),
    );
  });

  it("names an item exactly while it is sold out or has no pieces left", () => {
    const hours = fc.option(fc.integer({ min: -3, max: 3 }));
    fc.assert(
      fc.property(hours, fc.option(fc.nat(2)), (until, count) => {
        const menu: LocationMenu = {
          menu: MENU,
          items:
            until === null
              ? []
              : [
                  {
                    type: "product",
                    id: SOUP.id,
                    disabledUntil: plusMillis(NOON, until * 3_600_000),
                    ...said,
                  },
                ],
          stock: count === null ? [] : [{ productId: SOUP.id, count, ...said }],
        };
        const found = named(stoppagesOf({ locationId: CENTRU, ordering: ONLINE, menu }, NOON));
        expect(found.length).toBe((until !== null && until > 0) || count === 0 ? 1 : 0);
      }),
    );
  });
});
