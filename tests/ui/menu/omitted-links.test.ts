import { describe, expect, it } from "vitest";
import { beginningOf, MAX_WHOLE_PRODUCTS } from "#core/menu/menu-excerpt.ts";
import type { Menu } from "#core/menu/menu.ts";
import { required } from "#core/kernel/required.ts";
import type { RouteScope } from "#core/routing/paths.ts";
import type { Locale } from "#core/shop/shop.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";
import { links } from "#ui/menu/section/card-list.css.ts";
import { withOmittedLinks } from "#ui/menu/section/omitted-links.ts";
import { aCategory, aMenu, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const locales = createServerLocales();
const ROOM = `<main><div class="${links}"></div></main>`;
const BY_PATH: RouteScope = { hostMode: { kind: "diner" }, shopSlug: "bistro-nord" };
const BY_HOST: RouteScope = { hostMode: { kind: "shop", slug: "bistro-nord" }, shopSlug: "bistro-nord" };
const category = aCategory("Mains");

function menuAt(price: string): Menu {
  const products = Array.from({ length: MAX_WHOLE_PRODUCTS + 1 }, (_, at) =>
    aProduct(`Dish ${at}`, {
      slug: `dish-${at}`,
      order: at,
      categoryId: category.id,
      modifierGroupsIds: [],
      priceByLocation: { ...priced(price, CENTRU), ...priced("99.00", AVIATORILOR) },
    }),
  );
  return aMenu({ categories: [category], products, modifierGroups: [] });
}

function lastLink(menu: Menu, scope: RouteScope, locale: Locale = "en", locationId = CENTRU): string {
  const beginning = required(beginningOf(menu, locationId), "beginning");
  const drawn = withOmittedLinks(ROOM, locales[locale], menu, beginning, locationId, scope);
  return drawn.slice(drawn.lastIndexOf("<li>"), drawn.lastIndexOf("</li>"));
}

describe("withOmittedLinks (PAGE-9)", () => {
  it("writes name, price and address of a product, the same each time a page is drawn", () => {
    const menu = menuAt("12.50");
    const price = locales.en.format.money({ amount: "12.50", currency: "RON" });
    const [name, href] = [
      `Dish ${MAX_WHOLE_PRODUCTS}`,
      `/shops/bistro-nord/products/dish-${MAX_WHOLE_PRODUCTS}`,
    ];
    expect(lastLink(menu, BY_PATH)).toBe(`<li><a href="${href}"><bdi>${name}</bdi></a><span>${price}</span>`);
    expect(lastLink(menu, BY_PATH)).toBe(lastLink(menuAt("12.50"), BY_PATH));
  });

  it("tells hosts, languages, locations and later menus apart", () => {
    const menu = menuAt("12.50");
    const drawn = [
      lastLink(menu, BY_PATH),
      lastLink(menu, BY_HOST),
      lastLink(menu, BY_PATH, "ro"),
      lastLink(menu, BY_PATH, "en", AVIATORILOR),
      lastLink(menuAt("13.00"), BY_PATH),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn[1]).toContain('href="/products/');
    expect(drawn[3]).toContain("99.00");
    expect(drawn[4]).toContain("13.00");
  });
});
