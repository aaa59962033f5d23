import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CategoryId } from "#core/kernel/id.ts";
import {
  beginningOf,
  excerptOf,
  MAX_SHOWN_PRODUCTS,
  MAX_WHOLE_PRODUCTS,
  popularOf,
} from "#core/menu/menu-excerpt.ts";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import type { Menu } from "#core/menu/menu.ts";
import { toMenuSections } from "#core/menu/menu-sections.ts";
import { menuSections, popularProducts } from "#core/menu/sections.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aCategory, aGroup, aMenu, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

describe("excerptOf", () => {
  const menu = aMenu();

  it("keeps of each product its heading and all of its choices, and no other product", () => {
    for (const product of menu.products) {
      const excerpt = excerptOf(menu, product.slug);
      if (excerpt === null) throw new Error(`No ${product.slug}`);
      expect(excerpt.products).toEqual([product]);
      expect(excerpt.categories.map(({ id }) => id)).toEqual([product.categoryId]);
      expect(groupsOf(indexMenu(excerpt), product)).toEqual(groupsOf(indexMenu(menu), product));
      expect(excerpt.modifierGroups).toHaveLength(groupsOf(indexMenu(menu), product).length);
    }
  });

  it("is nothing where the menu has no such product", () => {
    expect(excerptOf(menu, "nu-exista")).toBeNull();
  });
});

/** A menu with so many products in each category, some of them sold at the other location alone. */
function largeMenu(sizes: readonly number[], elsewhere: number, popular: readonly number[]): Menu {
  const products = sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, n) =>
      aProduct(`P${at} ${n}`, {
        order: (n * 7) % size,
        categoryId: idOf<CategoryId>(`C${at}`),
        modifierGroupsIds: [aGroup(`G${n % 3}`).id],
        ...(n % 10 === elsewhere ? { priceByLocation: priced("9.00", AVIATORILOR) } : {}),
      }),
    ),
  );
  return aMenu({
    categories: sizes.map((_, at) => aCategory(`C${at}`, { order: -at })),
    products,
    modifierGroups: [aGroup("G0"), aGroup("G1"), aGroup("G2"), aGroup("Unused")],
    popularProductIds: popular.flatMap((at) => products[at % products.length]?.id ?? []),
  });
}

describe("popularOf (PAGE-9)", () => {
  it("shows what many order at a location, complete and in its order, and nothing else", () => {
    const menu = largeMenu([40, 30], 3, [12, 3, 55, 7]);
    const excerpt = popularOf(menu, CENTRU);
    expect(popularProducts(excerpt, CENTRU)).toEqual(popularProducts(menu, CENTRU));
    expect(new Set(excerpt.products)).toEqual(new Set(popularProducts(menu, CENTRU)));
    expect(excerpt.products).toHaveLength(3);
    expect(menuSections(excerpt, CENTRU)).toEqual([]);
    for (const product of excerpt.products)
      expect(groupsOf(indexMenu(excerpt), product)).toEqual(groupsOf(indexMenu(menu), product));
  });
});

/** PAGE-9 */
describe("beginningOf", () => {
  it("is nothing of a menu that is drawn whole", () => {
    expect(beginningOf(largeMenu([MAX_WHOLE_PRODUCTS], 11, []), CENTRU)).toBeNull();
    expect(beginningOf(largeMenu([MAX_WHOLE_PRODUCTS + 1], 11, []), CENTRU)).not.toBeNull();
  });

  it("shows the first products of the menu's sections in whole rows, counts the others, and is complete for those", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 12 }),
        fc.array(fc.nat(), { maxLength: 10 }),
        (sizes, elsewhere, popular) => {
          const menu = largeMenu([MAX_WHOLE_PRODUCTS, ...sizes], elsewhere, popular);
          const beginning = beginningOf(menu, CENTRU);
          if (beginning === null) throw new Error("A large menu has a beginning");
          const whole = menuSections(menu, CENTRU);
          const { sections } = toMenuSections(beginning, CENTRU);
          expect(sections.map(({ category }) => category)).toEqual(whole.map(({ category }) => category));
          for (const [at, { products, omitted = 0 }] of sections.entries()) {
            const all = whole[at]?.products ?? [];
            expect(products).toEqual(all.slice(0, products.length));
            expect(products.length + omitted).toBe(all.length);
            expect(omitted === 0 || products.length % 6 === 0).toBe(true);
          }
          const shown = sections.flatMap(({ products }) => products);
          expect(shown.length).toBeLessThanOrEqual(MAX_SHOWN_PRODUCTS);
          expect(shown.length).toBeGreaterThan(MAX_SHOWN_PRODUCTS - 6);
          expect(popularProducts(beginning, CENTRU)).toEqual(popularProducts(menu, CENTRU));
          for (const product of beginning.products)
            expect(groupsOf(indexMenu(beginning), product)).toEqual(groupsOf(indexMenu(menu), product));
        },
      ),
    );
  });
});
