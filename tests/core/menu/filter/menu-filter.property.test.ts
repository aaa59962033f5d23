import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ModifierGroup, Product } from "#core/menu/menu.ts";
import { ALLERGENS } from "#core/menu/allergens.ts";
import { assuredDiets, declarationsOf } from "#core/menu/filter/declarations.ts";
import { FILTER_DIETS, suitsDiet } from "#core/menu/filter/diets.ts";
import {
  filterChoices,
  filterMenu,
  isFiltering,
  misfitOf,
  NO_FILTER,
  productMisfit,
  suitingModifiers,
  toggled,
  type MenuFilter,
} from "#core/menu/filter/menu-filter.ts";
import { isSoldAt } from "#core/menu/price-at.ts";
import { aGroup, aMenu, aModifier, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const GLUTEN: MenuFilter = { without: ["gluten"], diets: [] };
const VEGAN: MenuFilter = { without: [], diets: ["vegan"] };

const wheat = aModifier("Penne", { allergens: ["gluten"], diets: ["vegan"] });
const corn = aModifier("Corn penne", { allergens: [], diets: ["vegan", "gluten_free"] });
const unknown = aModifier("Penne of the day", { allergens: null, diets: null });
const shapes = (modifiers: ModifierGroup["modifiers"]): ModifierGroup =>
  aGroup("Shape", { singleChoice: true, minChoices: 1, maxChoices: 1, modifiers });
const pasta = aProduct("Arrabbiata", { diets: ["vegan", "gluten_free", "spicy"] });

describe("what passes a filter (MENU-5, MENU-14)", () => {
  it("is what declares none of what somebody does not eat", () => {
    expect(misfitOf(aProduct(), GLUTEN)).toBeNull();
    expect(misfitOf(aProduct("Bread", { allergens: ["gluten", "milk"] }), GLUTEN)).toEqual({
      kind: "brings",
      allergens: ["gluten"],
    });
    expect(misfitOf(aProduct("Stew", { allergens: null }), GLUTEN)).toEqual({ kind: "undeclared" });
    expect(misfitOf(aProduct("Stew", { allergens: null, diets: ["vegan"] }), VEGAN)).toBeNull();
    expect(misfitOf(aProduct("Stew", { diets: null }), VEGAN)).toEqual({ kind: "undeclared" });
    expect(misfitOf(aProduct("Cake", { diets: ["vegetarian"] }), VEGAN)).toEqual({
      kind: "unsuited",
      diets: ["vegan"],
    });
  });

  it("is vegetarian and without lactose where it is vegan", () => {
    expect(misfitOf(pasta, { without: [], diets: ["vegetarian", "lactose_free"] })).toBeNull();
    expect(suitsDiet(["vegetarian"], "vegan")).toBe(false);
  });

  it("is a product of which enough required options pass; the others are left out of it", () => {
    const groups = [shapes([wheat, corn, unknown])];
    expect(productMisfit(pasta, groups, GLUTEN, CENTRU)).toBeNull();
    expect(suitingModifiers(shapes([wheat, corn, unknown]), GLUTEN)).toEqual([corn]);
    expect(productMisfit(pasta, [shapes([wheat, unknown])], GLUTEN, CENTRU)).toEqual({
      kind: "noChoice",
      groupName: "Shape",
    });
    const elsewhere = { ...corn, priceByLocation: priced("1.00", AVIATORILOR) };
    expect(productMisfit(pasta, [shapes([wheat, elsewhere])], GLUTEN, CENTRU)?.kind).toBe("noChoice");
    expect(productMisfit(pasta, [aGroup("Extras", { modifiers: [wheat] })], GLUTEN, CENTRU)).toBeNull();
  });

  it("is counted at one location, with the reason of each that is left out", () => {
    const bread = aProduct("Bread", { allergens: ["gluten"] });
    const far = aProduct("Far bread", {
      allergens: ["gluten"],
      priceByLocation: priced("1.00", AVIATORILOR),
    });
    const menu = aMenu({ products: [pasta, bread, far], popularProductIds: [bread.id, pasta.id] });
    const { menu: left, hidden } = filterMenu(menu, CENTRU, GLUTEN);
    expect(left.products).toEqual([pasta, far]);
    expect(hidden).toEqual([{ product: bread, misfit: { kind: "brings", allergens: ["gluten"] } }]);
    expect(filterMenu(menu, CENTRU, NO_FILTER)).toEqual({ menu, hidden: [] });
  });

  it("can be chosen among what is sold there and makes a difference", () => {
    const menu = aMenu({ products: [pasta], modifierGroups: [shapes([wheat, corn])] });
    expect(filterChoices(menu, CENTRU, NO_FILTER)).toEqual({
      allergens: ["gluten"],
      diets: ["vegetarian", "vegan", "lactose_free"],
    });
    expect(filterChoices(menu, AVIATORILOR, NO_FILTER)).toEqual({ allergens: [], diets: [] });
    // What was chosen elsewhere can be given up here.
    const elsewhere: MenuFilter = { without: ["nuts"], diets: ["halal"] };
    expect(filterChoices(menu, AVIATORILOR, elsewhere)).toEqual({ allergens: ["nuts"], diets: ["halal"] });
    expect(toggled(toggled(["a", "b"], "b"), "c")).toEqual(["a", "c"]);
    expect([isFiltering(NO_FILTER), isFiltering(GLUTEN), isFiltering(VEGAN)]).toEqual([false, true, true]);
  });
});

describe("what a choice brings (MENU-5)", () => {
  it("is what the product and the chosen options bring, in the order of the law", () => {
    const cheese = aModifier("Cheese", { allergens: ["milk", "eggs"] });
    expect(declarationsOf([pasta, wheat, cheese])).toEqual({
      allergens: ["gluten", "eggs", "milk"],
      undeclared: [],
    });
    expect(declarationsOf([pasta, unknown]).undeclared).toEqual(["Penne of the day"]);
  });

  it("suits a diet only where every required option does; marks stay", () => {
    expect(assuredDiets(pasta, [shapes([wheat, corn])])).toEqual(["vegan", "spicy"]);
    expect(assuredDiets(pasta, [shapes([corn])])).toEqual(["vegan", "gluten_free", "spicy"]);
    expect(assuredDiets(pasta, [shapes([unknown])])).toEqual(["spicy"]);
    expect(assuredDiets(pasta, [aGroup("Extras", { modifiers: [wheat] })])).toEqual(pasta.diets);
    expect(assuredDiets(aProduct("Stew", { diets: null }), [])).toEqual([]);
  });
});

const declared = fc.record({
  allergens: fc.option(fc.subarray([...ALLERGENS]), { nil: null }),
  diets: fc.option(fc.subarray(["spicy", "gluten_free", ...FILTER_DIETS]), { nil: null }),
});
const filters: fc.Arbitrary<MenuFilter> = fc.record({
  without: fc.subarray([...ALLERGENS]),
  diets: fc.subarray([...FILTER_DIETS]),
});
const groups = fc
  .array(
    fc.record({
      options: fc.array(declared, { minLength: 1, maxLength: 4 }),
      minChoices: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 3 },
  )
  .map((some) =>
    some.map(({ options, minChoices }, group) =>
      aGroup(`Group ${group}`, {
        minChoices,
        modifiers: options.map((one, at) => aModifier(`Option ${group}.${at}`, one)),
      }),
    ),
  );
const products: fc.Arbitrary<Product> = declared.map((one) => aProduct("Dish", one));

describe("a filter", () => {
  it("never shows a choice that brings what somebody does not eat, or that nobody declared", () => {
    fc.assert(
      fc.property(products, groups, filters, (product, all, filter) => {
        fc.pre(productMisfit(product, all, filter, CENTRU) === null);
        const parts = [product, ...all.flatMap((group) => suitingModifiers(group, filter))];
        const { allergens, undeclared } = declarationsOf(parts);
        expect(allergens.filter((one) => filter.without.includes(one))).toEqual([]);
        expect(filter.without.length === 0 || undeclared.length === 0).toBe(true);
        for (const diet of filter.diets)
          expect(parts.every(({ diets }) => diets !== null && suitsDiet(diets, diet))).toBe(true);
        for (const group of all)
          expect(suitingModifiers(group, filter).length).toBeGreaterThanOrEqual(group.minChoices);
      }),
    );
  });

  it("loses nothing: what it shows and what it hides is the menu", () => {
    fc.assert(
      fc.property(fc.array(declared, { maxLength: 8 }), filters, (some, filter) => {
        const menu = aMenu({ products: some.map((one, at) => aProduct(`Dish ${at}`, one)) });
        const { menu: left, hidden } = filterMenu(menu, CENTRU, filter);
        expect(left.products.length + hidden.length).toBe(menu.products.length);
        expect(hidden.every(({ product }) => isSoldAt(product, CENTRU))).toBe(true);
      }),
    );
  });

  it("hides no less with one condition more", () => {
    fc.assert(
      fc.property(products, groups, filters, fc.constantFrom(...ALLERGENS), (product, all, filter, more) => {
        const stricter = { ...filter, without: [...filter.without, more] };
        const passes = (one: MenuFilter): boolean => productMisfit(product, all, one, CENTRU) === null;
        expect(!passes(stricter) || passes(filter)).toBe(true);
      }),
    );
  });
});
