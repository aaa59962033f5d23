import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOWHERE } from "#core/routing/start-place.ts";
import type { EmployeeId, OrganizationId } from "#core/kernel/id.ts";
import { afterSignIn, afterSignOut } from "#core/routing/after-sign-in.ts";
import { decideNavigation } from "#core/routing/decide-navigation.ts";
import type { GuardContext } from "#core/routing/guards.ts";
import { fillPattern } from "#core/routing/match-route.ts";
import { pathOf, redirectOf, withRedirect } from "#core/routing/redirect-parameter.ts";
import { safeRedirect } from "#core/routing/safe-redirect.ts";
import { routeAt, servedRoutes } from "#core/routing/route-table.ts";
import { servedStorefrontRoutes } from "#core/routing/served-route.ts";
import { decideScroll } from "#core/routing/scroll.ts";
import { canonicalUrl, pageTitle } from "#core/routing/title.ts";
import type { Employee, Role } from "#core/account/employee.ts";
import type { User } from "#core/account/user.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aUser } from "#tests/support/builders/customer.ts";

const GUEST: GuardContext = {
  hostMode: { kind: "diner" },
  routes: servedStorefrontRoutes({ kind: "diner" }),
  shopSlug: "bistro-nord",
  user: null,
  isAuthKnown: true,
  isCartKnown: true,
  isCartEmpty: true,
  hasCart: false,
  isOrderPending: false,
  startPlace: NOWHERE,
};
const OFFICE: GuardContext = { ...GUEST, shopSlug: null, routes: servedRoutes({ kind: "diner" }) };
const OWN_HOST = { kind: "shop", slug: "bistro-nord" } as const;
const ROOT: GuardContext = { ...GUEST, hostMode: OWN_HOST, routes: servedRoutes(OWN_HOST) };
const ANA: GuardContext = { ...ROOT, user: aUser(), isCartEmpty: false, hasCart: true };

const employee = (organization: string, role: Role): Employee => ({
  id: idOf<EmployeeId>(`${organization}${role}`),
  role,
  locationIds: null,
  organization: { id: idOf<OrganizationId>(organization), name: organization, shops: [] },
});
const worker = (...employees: readonly Employee[]): User => aUser({ employees });
const redirectTo = (address: string, context: GuardContext): string | null => {
  const decision = decideNavigation(address, context);
  return decision.kind === "redirect" ? decision.to : null;
};

describe("decideNavigation", () => {
  it("renders a page with those beneath it", () => {
    const decision = decideNavigation("/checkout", ANA);
    expect(decision.kind === "render" && decision.chain.map(({ id }) => id)).toEqual([
      "shop.menu",
      "shop.cart",
      "shop.checkout",
    ]);
  });

  it("asks sign-in, phone and cart in this order and keeps the address first wanted (GUARD-1)", () => {
    expect(redirectTo("/checkout?x=1", ROOT)).toBe("/login?redirect=%2Fcheckout%3Fx%3D1");
    expect(redirectTo("/checkout", { ...ANA, user: aUser({ phone: null, phoneVerifiedAt: null }) })).toBe(
      "/add-phone-number?redirect=%2Fcheckout",
    );
    expect(redirectTo("/checkout", { ...ANA, user: aUser({ phoneVerifiedAt: null }) })).toBe(
      "/verify-phone-number?redirect=%2Fcheckout",
    );
    expect(redirectTo("/checkout", { ...ANA, isCartEmpty: true })).toBe("/cart");
    expect(redirectTo("/checkout", { ...ANA, isCartEmpty: true, hasCart: false })).toBe("/menu");
    expect(decideNavigation("/checkout", { ...ANA, isCartEmpty: true, isOrderPending: true }).kind).toBe(
      "render",
    );
  });

  it("loads from a page of a shop whatever is not of that shop, and looks for the rest itself (HOST-13)", () => {
    for (const to of ["/operations/pending", "/", "/landing", "/shops/zen/menu", "/nowhere"])
      expect(decideNavigation(to, GUEST)).toEqual({ kind: "reload", to });
    const path = "/shops/bistro-nord/nowhere";
    expect(decideNavigation(path, GUEST)).toEqual({ kind: "notFound", path });
  });

  it("waits while user or cart are not known", () => {
    expect(decideNavigation("/orders", { ...ANA, isAuthKnown: false }).kind).toBe("wait");
    expect(decideNavigation("/checkout", { ...ANA, isCartKnown: false }).kind).toBe("wait");
    expect(decideNavigation("/menu", { ...ANA, isAuthKnown: false }).kind).toBe("render");
  });

  it("redirects signed-in users from the guests' pages to the wanted address or the menu", () => {
    expect(redirectTo("/login?redirect=%2Fcheckout", ANA)).toBe("/checkout");
    expect(redirectTo("/login?redirect=https%3A%2F%2Fevil.example", ANA)).toBe("/menu");
    expect(redirectTo("/verify-phone-number", ANA)).toBe("/menu");
  });

  it("guards the back office by employment, organization and role", () => {
    const { user: _user, ...office } = OFFICE;
    expect(redirectTo("/operations/pending", OFFICE)).toBe("/login?redirect=%2Foperations%2Fpending");
    expect(decideNavigation("/operations/pending", { ...office, user: aUser() })).toEqual({
      kind: "redirect",
      to: "/",
      toastKey: "errors.forbidden",
    });
    const nord = employee("nord", "employee");
    expect(decideNavigation("/operations/pending", { ...office, user: worker(nord) })).toEqual({
      kind: "selectOrganization",
      organizationId: nord.organization.id,
    });
    const both = worker(nord, employee("zen", "manager"));
    expect(redirectTo("/operations/orders", { ...office, user: both })).toBe(
      "/choose-organization?redirect=%2Foperations%2Forders",
    );
    const chosen = { ...both, selectedOrganizationId: nord.organization.id };
    expect(decideNavigation("/operations/orders", { ...office, user: chosen }).kind).toBe("render");
    expect(redirectTo("/dashboard", { ...office, user: chosen })).toBe("/operations");
    expect(redirectTo("/operations", { ...office, user: chosen })).toBe("/operations/pending");
  });

  it("separates landing and shops, and knows what a host does not serve (HOST-13)", () => {
    for (const path of ["/menu", "/cart", "/orders", "/home", "/rewards"])
      expect(decideNavigation(path, OFFICE)).toEqual({ kind: "notFound", path });
    expect(decideNavigation("/operations/pending", ROOT)).toEqual({
      kind: "notFound",
      path: "/operations/pending",
    });
  });

  it("leads the installed app to the active order, else the last shop, else the landing page", () => {
    expect(redirectTo("/pwa-start", ROOT)).toBe("/menu");
    expect(redirectTo("/shops/bistro-nord/pwa-start", GUEST)).toBe("/shops/bistro-nord/menu");
  });

  it("never loops: following its redirects always ends at a page (GUARD-1)", () => {
    const contexts = fc.record({
      isCartEmpty: fc.boolean(),
      hasCart: fc.boolean(),
      user: fc.constantFrom(
        null,
        aUser(),
        aUser({ phone: null, phoneVerifiedAt: null }),
        aUser({ phoneVerifiedAt: null }),
        worker(employee("nord", "employee")),
        { ...worker(employee("nord", "employee")), selectedOrganizationId: idOf<OrganizationId>("nord") },
        worker(employee("nord", "manager"), employee("zen", "owner")),
      ),
      place: fc.constantFrom(GUEST, OFFICE, ROOT),
      wish: fc.constantFrom("", "?redirect=%2Fcheckout", "?redirect=%2Flogin", "?redirect=%2Foperations"),
    });
    fc.assert(
      fc.property(contexts, fc.nat(), ({ place, wish, ...change }, index) => {
        const context = { ...place, ...change };
        const served = servedRoutes(context.hostMode);
        const pattern = served[index % served.length]?.pattern ?? "/";
        const address = `${fillPattern(pattern, { shop: "bistro-nord", product: "pizza", order: "1", location: "1", id: "1" })}${wish}`;
        let decision = decideNavigation(address, context);
        for (let hop = 1; hop < 6 && decision.kind === "redirect"; hop += 1)
          decision = decideNavigation(decision.to, context);
        expect([address, decision.kind]).not.toEqual([address, "redirect"]);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the route table", () => {
  it("has one page for every path, and finds each by its own pattern (ROUTE-1, ROUTE-2)", () => {
    for (const kind of ["diner", "shop"] as const) {
      const mode = kind === "diner" ? ({ kind } as const) : ({ kind, slug: "bistro-nord" } as const);
      for (const { route, pattern } of servedRoutes(mode)) {
        const names = pattern.match(/(?<=:)\w+/gu) ?? [];
        const path = fillPattern(pattern, Object.fromEntries(names.map((name) => [name, "x"])));
        expect(routeAt(mode, path)?.route.id).toBe(route.id);
      }
    }
  });

  it("reads escaped parameters and refuses broken ones", () => {
    const mode = { kind: "shop", slug: "bistro-nord" } as const;
    expect(routeAt(mode, "/products/sup%C4%83/")?.params).toEqual({ product: "supă" });
    expect(routeAt(mode, "/products/%E0%A4%A")).toBeNull();
  });
});

describe("safeRedirect", () => {
  it("accepts paths of this origin and nothing else", () => {
    expect(safeRedirect("/orders?x=1#a")).toBe("/orders?x=1#a");
    for (const address of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "/\t/x",
      "",
    ])
      expect(safeRedirect(address)).toBeNull();
  });

  it("is read back unchanged", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const wanted = `/shops${path.replace(/^\/*/, "/")}`;
        expect(redirectOf(withRedirect("/login", wanted).slice(pathOf("/login").length))).toBe(
          safeRedirect(wanted),
        );
      }),
    );
  });
});

describe("after signing in and out", () => {
  it("follows GUARD-13 (GUARD-14)", () => {
    const office = { hostMode: { kind: "diner" }, shopSlug: null } as const;
    expect(afterSignIn(office, worker(employee("a", "owner"), employee("b", "owner")), null)).toBe(
      "/choose-organization",
    );
    expect(afterSignIn(office, worker(employee("a", "owner")), null)).toBe("/operations");
    expect(afterSignIn(office, aUser(), null)).toBe("/");
    expect(afterSignIn({ ...office, shopSlug: "zen" }, aUser(), null)).toBe("/shops/zen/menu");
    expect([afterSignOut(office), afterSignOut(ROOT)]).toEqual(["/login", "/menu"]);
  });
});

describe("titles, canonical addresses and scrolling", () => {
  it("names page and shop, or the only one of them (ROUTE-8)", () => {
    expect(pageTitle("Meniu", "Bistro Nord")).toBe("Meniu – Bistro Nord");
    expect(pageTitle(null, "Bistro Nord")).toBe("Bistro Nord");
    expect(canonicalUrl("https://diner.test/", "/shops/zen/menu/?x=1#a")).toBe(
      "https://diner.test/shops/zen/menu",
    );
    expect(canonicalUrl("https://diner.test", "/")).toBe("https://diner.test/");
  });

  it("keeps the scroll position for dialogs, else scrolls to the hash or the top (ROUTE-7)", () => {
    const mode = { kind: "shop", slug: "bistro-nord" } as const;
    const [menu, product, orders] = ["/menu", "/products/pizza", "/orders"].map((path) =>
      routeAt(mode, path),
    );
    if (!menu || !product || !orders) throw new Error("Missing route");
    expect(decideScroll(menu, product, "")).toEqual({ kind: "stay" });
    expect(decideScroll(product, menu, "")).toEqual({ kind: "stay" });
    expect(decideScroll(product, orders, "")).toEqual({ kind: "top" });
    expect(decideScroll(null, menu, "#supe")).toEqual({ kind: "hash", id: "supe" });
  });
});
