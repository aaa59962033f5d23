import { describe, expect, it } from "vitest";
import type { CategoryId, ModifierGroupId, ProductId } from "#core/kernel/id.ts";
import { groupsOf, indexMenu } from "#core/menu/menu-index.ts";
import { menuSections, orderAgainProducts, popularProducts, productBySlug } from "#core/menu/sections.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aCategory, aGroup, aMenu, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const mains = aCategory("Mains", { order: 2 });
const drinks = aCategory("Drinks", { order: 1 });
const pizza = aProduct("Pizza", { order: 2 });
const pasta = aProduct("Pasta", { order: 1 });
const beer = aProduct("Beer", {
  categoryId: idOf<CategoryId>("Drinks"),
  priceByLocation: priced("9.00", AVIATORILOR),
});
const menu = aMenu({
  categories: [mains, aCategory("Empty", { order: 0 }), drinks],
  products: [pizza, beer, pasta],
  popularProductIds: [beer.id, pizza.id, idOf<ProductId>("gone")],
  orderAgainProductIds: [pasta.id, beer.id],
});

describe("menuSections", () => {
  it("puts categories and products in their order, without what the location does not sell", () => {
    expect(menuSections(menu, CENTRU)).toEqual([{ category: mains, products: [pasta, pizza] }]);
    expect(menuSections(menu, AVIATORILOR)).toEqual([{ category: drinks, products: [beer] }]);
  });

  it("orders equals by id, so that no two readers differ", () => {
    const [a, b] = [aProduct("A"), aProduct("B")];
    expect(menuSections(aMenu({ products: [b, a] }), CENTRU)[0]?.products).toEqual([a, b]);
  });
});

describe("popularProducts and orderAgainProducts", () => {
  it("keep the given order and leave out what is unknown or not sold there (MENU-9)", () => {
    expect(popularProducts(menu, CENTRU)).toEqual([pizza]);
    expect(orderAgainProducts(menu, CENTRU)).toEqual([pasta]);
    expect(popularProducts(menu, AVIATORILOR)).toEqual([beer]);
  });
});

describe("productBySlug", () => {
  it("finds the product of an address", () => {
    expect(productBySlug(menu, "beer")).toBe(beer);
    expect(productBySlug(menu, "wine")).toBeNull();
  });
});

describe("indexMenu", () => {
  it("finds products by id and the groups of one in their order", () => {
    const size = aGroup("Size", { order: 1 });
    const extras = aGroup("Extras", { order: 2 });
    const burger = aProduct("Burger", {
      modifierGroupsIds: [extras.id, idOf<ModifierGroupId>("gone"), size.id],
    });
    const index = indexMenu(aMenu({ products: [burger], modifierGroups: [extras, size] }));
    expect(index.products.get(burger.id)).toBe(burger);
    expect(groupsOf(index, burger)).toEqual([size, extras]);
  });
});
