import { describe, expect, it } from "vitest";
import { NOWHERE } from "#core/routing/start-place.ts";
import { decideNavigation, guardsOf } from "#core/routing/decide-navigation.ts";
import type { GuardContext } from "#core/routing/guards.ts";
import { routeAt, servedRoutes } from "#core/routing/route-table.ts";
import { routeChain } from "#core/routing/served-route.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";

const SHOP_HOST: HostMode = { kind: "shop", slug: "zen" };
const DINER_HOST: HostMode = { kind: "diner" };

/** Layout, guards of the whole chain, and the page beneath, as one line. */
function describeRoute(mode: HostMode, path: string): string {
  const match = routeAt(mode, path);
  if (match === null) return "404";
  const { route } = match;
  const beneath = route.parent === null ? "" : ` over ${route.parent}`;
  const leads = route.redirectTo === null ? "" : ` -> ${route.redirectTo}`;
  return `${route.layout}: ${guardsOf(routeChain(route)).join(", ")}${beneath}${leads}`.trim();
}

describe("the storefront", () => {
  const rows: readonly (readonly [string, string])[] = [
    ["/", "shop:"],
    ["/pwa-start", "standalone: pwa-redirect"],
    ["/menu", "shop:"],
    ["/products/ramen", "shop:  over shop.menu"],
    ["/cart", "shop: auth, verified-phone-number over shop.menu"],
    ["/checkout", "shop: auth, verified-phone-number, cart-not-empty over shop.cart"],
    ["/location/soho", "shop:"],
    ["/home", "shop: auth"],
    ["/orders", "shop: auth"],
    ["/rewards", "shop:"],
    ["/login", "standalone: guest-only"],
    ["/register", "standalone: guest-only"],
    ["/forgot-password", "standalone: guest-only"],
    ["/reset-password", "auth: guest-only"],
    ["/logout", "standalone:"],
    ["/add-phone-number", "standalone: auth"],
    ["/verify-phone-number", "standalone: auth, unverified-phone-number"],
    ["/privacy", "shop:"],
    ["/terms", "shop:"],
    ["/cookies", "shop:"],
    ["/refund", "shop:"],
    ["/co/abc", "standalone:"],
    ["/co", "standalone:"],
  ];

  it.each(rows)("%s", (path, drawn) => {
    expect(describeRoute(SHOP_HOST, path)).toBe(drawn);
    expect(describeRoute(DINER_HOST, path === "/" ? "/shops/zen" : `/shops/zen${path}`)).toBe(drawn);
  });

  it("has nothing of the back office on a shop's own host", () => {
    for (const path of [
      "/operations",
      "/operations/pending",
      "/dashboard",
      "/choose-organization",
      "/landing",
    ])
      expect(describeRoute(SHOP_HOST, path)).toBe("404");
  });
});

describe("the back office", () => {
  const staff = "auth, employee, has-selected-organization";
  const rows: readonly (readonly [string, string])[] = [
    ["/", "none:"],
    ["/privacy", "landing:"],
    ["/terms", "landing:"],
    ["/cookies", "landing:"],
    ["/refund", "landing:"],
    ["/login", "auth: guest-only"],
    ["/register", "auth: guest-only"],
    ["/forgot-password", "auth: guest-only"],
    ["/reset-password", "auth: guest-only"],
    ["/logout", "standalone:"],
    ["/choose-organization", "auth: auth, employee"],
    ["/choose-boh-app", `auth: ${staff}`],
    ["/operations", `operations: ${staff} -> /operations/pending`],
    ["/operations/products", `operations: ${staff}`],
    ["/operations/pending", `operations: ${staff}`],
    ["/operations/orders", `operations: ${staff}`],
    ["/dashboard", `operations: ${staff}, is-manager`],
    ["/landing", "landing:"],
    ["/new-landing", "landing:"],
  ];

  it.each(rows)("%s", (path, drawn) => {
    expect(describeRoute(DINER_HOST, path)).toBe(drawn);
  });

  it("serves no shop at its root, and an unknown host serves nothing (HOST-4, HOST-5)", () => {
    for (const path of ["/menu", "/cart", "/orders", "/home", "/rewards", "/location/soho"])
      expect(describeRoute(DINER_HOST, path)).toBe("404");
    expect(describeRoute({ kind: "unknown" }, "/")).toBe("404");
  });

  it("answers an unknown path with its name", () => {
    const guest: GuardContext = {
      hostMode: DINER_HOST,
      routes: servedRoutes(DINER_HOST),
      shopSlug: null,
      user: null,
      isAuthKnown: true,
      isCartKnown: false,
      isCartEmpty: true,
      hasCart: false,
      isOrderPending: false,
      startPlace: NOWHERE,
    };
    expect(decideNavigation("/nowhere?x=1", guest)).toEqual({ kind: "notFound", path: "/nowhere" });
  });
});
