import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CategoryId } from "#core/kernel/id.ts";
import {
  mergeAvailability,
  toItemChanges,
  type AvailabilityChange,
  type DisabledUntil,
  type ItemAvailability,
} from "#core/menu/availability/availability-change.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { isSoldAt } from "#core/menu/price-at.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aMenu, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const MAINS = idOf<CategoryId>("mains");
const DRINKS = idOf<CategoryId>("drinks");
const PIZZA = aProduct("Pizza");
const SOUP = aProduct("Soup", { priceByLocation: priced("12.00", AVIATORILOR) });
const WATER = aProduct("Water", { categoryId: DRINKS });
const MENU = aMenu({ products: [PIZZA, SOUP, WATER] });

describe("toItemChanges", () => {
  it("writes a category as the products that the location sells of it", () => {
    const change = { type: "category", id: MAINS, disabledUntil: INDEFINITELY } as const;
    expect(toItemChanges([change], MENU, CENTRU)).toEqual([
      { type: "product", id: PIZZA.id, disabledUntil: INDEFINITELY },
    ]);
  });

  it("lets the last of two changes of one item count", () => {
    const changes = [
      { type: "category", id: MAINS, disabledUntil: INDEFINITELY },
      { type: "product", id: PIZZA.id, disabledUntil: null },
    ] as const;
    expect(toItemChanges(changes, MENU, CENTRU)).toEqual([
      { type: "product", id: PIZZA.id, disabledUntil: null },
    ]);
  });

  it("refuses a category of which nothing is sold there", () => {
    expect(
      toItemChanges([{ type: "category", id: DRINKS, disabledUntil: null }], MENU, AVIATORILOR),
    ).toBeNull();
  });

  it("names each item once, and of a category nothing that is sold elsewhere alone", () => {
    const until = fc.constantFrom<(DisabledUntil | null)[]>(null, NOON, INDEFINITELY);
    const change: fc.Arbitrary<AvailabilityChange> = fc.oneof(
      fc.record({
        type: fc.constant("product" as const),
        id: fc.constantFrom(PIZZA.id, WATER.id),
        disabledUntil: until,
      }),
      fc.record({
        type: fc.constant("category" as const),
        id: fc.constantFrom(MAINS, DRINKS),
        disabledUntil: until,
      }),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1 }), (changes) => {
        const items = toItemChanges(changes, MENU, CENTRU) ?? [];
        const ids = items.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const products = MENU.products.filter(({ id }) => ids.some((named) => named === id));
        expect(products.every((product) => isSoldAt(product, CENTRU))).toBe(true);
        for (const { id, disabledUntil } of items) {
          const last = changes.findLast(
            (one) =>
              one.id === id || products.some((product) => product.id === id && product.categoryId === one.id),
          );
          expect(disabledUntil).toBe(last?.disabledUntil);
        }
      }),
    );
  });
});

describe("mergeAvailability", () => {
  it("keeps what is newer of each item", () => {
    const known: readonly ItemAvailability[] = [
      { type: "product", id: PIZZA.id, disabledUntil: NOON, setBy: "Ana", setAt: NOON },
      { type: "product", id: WATER.id, disabledUntil: NOON, setBy: "Ana", setAt: NOON },
    ];
    const newer: ItemAvailability = {
      type: "product",
      id: PIZZA.id,
      disabledUntil: null,
      setBy: "Ion",
      setAt: NOON,
    };
    expect(mergeAvailability(known, [newer])).toEqual([newer, known[1]]);
  });
});
