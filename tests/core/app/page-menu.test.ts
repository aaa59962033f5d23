import { describe, expect, it } from "vitest";
import { menuOfPage } from "#core/app/page-menu.ts";
import { mayMenuWait } from "#core/app/may-menu-wait.ts";
import { matchRoute, type RouteMatch } from "#core/routing/match-route.ts";
import { servedStorefrontRoutes } from "#core/routing/served-route.ts";
import { aMenu } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

const ROUTES = servedStorefrontRoutes({ kind: "diner" });
const at = (path: string): RouteMatch | null => matchRoute(ROUTES, `/shops/bistro-nord${path}`);

describe("what a page is drawn with of the menu (PAGE-9)", () => {
  const menu = aMenu();
  const [product] = menu.products;

  it("is all where it is shown or looked up in, and nothing where it is not", () => {
    for (const path of ["/menu", "/rewards"])
      expect(menuOfPage(at(path), menu, CENTRU)).toEqual({ menu, beginning: null, excerpt: null });
    for (const path of ["/location/centru", "/cart", "/nowhere"])
      expect(menuOfPage(at(path), menu, CENTRU)).toEqual({ menu: null, beginning: null, excerpt: null });
    expect(menuOfPage(at("/menu"), null, CENTRU).menu).toBeNull();
  });

  it("is what is popular on a shop's first page, and the product on its own", () => {
    const first = menuOfPage(at(""), menu, CENTRU);
    expect(first.excerpt).toBe(first.beginning);
    expect(first.excerpt?.products.map(({ id }) => id).toSorted()).toEqual(menu.popularProductIds.toSorted());
    const own = menuOfPage(at(`/products/${product?.slug}`), menu, CENTRU);
    expect([own.menu, own.excerpt?.products]).toEqual([null, [product]]);
  });
});

describe("mayMenuWait (PAGE-11)", () => {
  it("is so for a guest without a cart on the pages that do not show it", () => {
    const guest = { hasSession: false, hasCart: false };
    const waiting = ["", "/menu", "/products/x", "/location/x", "/cart"].filter((path) =>
      mayMenuWait(at(path)?.route ?? null, guest),
    );
    expect(waiting).toEqual(["", "/products/x", "/location/x"]);
    for (const known of [{ hasSession: true }, { hasCart: true }])
      expect(mayMenuWait(at("")?.route ?? null, { ...guest, ...known })).toBe(false);
    expect(mayMenuWait(null, guest)).toBe(false);
  });
});
