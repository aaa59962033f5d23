import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NOWHERE } from "#core/routing/start-place.ts";
import type { Employee, Role } from "#core/account/employee.ts";
import type { User } from "#core/account/user.ts";
import type { EmployeeId, OrganizationId } from "#core/kernel/id.ts";
import { decideNavigation, type NavigationDecision } from "#core/routing/decide-navigation.ts";
import type { GuardContext } from "#core/routing/guards.ts";
import { fillPattern } from "#core/routing/match-route.ts";
import { OFFICE_ROUTES } from "#core/routing/office-routes.ts";
import { pathOf, redirectOf } from "#core/routing/redirect-parameter.ts";
import type { Route } from "#core/routing/route.ts";
import { routeAt, servedRoutes } from "#core/routing/route-table.ts";
import { joinPath, servedStorefrontRoutes } from "#core/routing/served-route.ts";
import { STOREFRONT_ROUTES } from "#core/routing/storefront-routes.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aUser } from "#tests/support/builders/customer.ts";
import { isServed } from "#ui/office-pages.ts";

// What everybody gets at each page: one line for each row of the route table.
const [heading, ...rows] = readFileSync(new URL("pages.matrix.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

const NORD = idOf<OrganizationId>("nord");
const ZEN = idOf<OrganizationId>("zen");

function employed(role: Role, id: OrganizationId): Employee {
  return {
    id: idOf<EmployeeId>(role),
    role,
    locationIds: null,
    organization: { id, name: id, shops: [] },
  };
}

const at = (role: Role, chosen: OrganizationId | null): User =>
  aUser({ employees: [employed(role, NORD)], selectedOrganizationId: chosen });

// Everybody but `empty` has a cart with something in it.
const PEOPLE = {
  guest: null,
  noPhone: aUser({ phone: null, phoneVerifiedAt: null }),
  unverified: aUser({ phoneVerifiedAt: null }),
  verified: aUser(),
  empty: aUser(),
  courier: at("courier", null),
  newEmployee: at("employee", null),
  employee: at("employee", NORD),
  // The chosen organization is no longer theirs.
  moved: aUser({ employees: [employed("employee", ZEN)], selectedOrganizationId: NORD }),
  manager: at("manager", NORD),
  undecided: aUser({ employees: [employed("manager", NORD), employed("manager", ZEN)] }),
  owner: at("owner", NORD),
  admin: aUser({ isAdmin: true, selectedOrganizationId: ZEN }),
  newAdmin: aUser({ isAdmin: true }),
} as const satisfies Readonly<Record<string, User | null>>;

type Person = keyof typeof PEOPLE;

const NAMES = Object.keys(PEOPLE).filter((name): name is Person => name in PEOPLE);

const SHOP: HostMode = { kind: "shop", slug: "zen" };
const DINER: HostMode = { kind: "diner" };
const PARAMS = {
  part: "hours",
  of: "soho",
  product: "ramen",
  order: "1",
  location: "soho",
  update: "new",
  slug: "zen",
  locale: "ro",
  theme: "dark",
  id: "x",
};

interface PageRow {
  readonly title: string;
  readonly route: Route;
  /** The hosts that serve it, with its pattern there. */
  readonly places: readonly (readonly [HostMode, string])[];
}

const PAGES: readonly PageRow[] = [
  ...OFFICE_ROUTES.map((route) => ({
    title: `office ${route.pattern}`,
    route,
    places: [[DINER, route.pattern]] as const,
  })),
  ...STOREFRONT_ROUTES.map((route) => ({
    title: `shop ${route.pattern}`,
    route,
    places: [
      [SHOP, route.pattern],
      [DINER, joinPath("/shops/zen", route.pattern)],
    ] as const,
  })),
];
const WIDTH = Math.max(...PAGES.map(({ title }) => title.length));

describe("the pages of the route table", () => {
  it("are those of the expected table, for the same people (ROUTE-3, ROUTE-4, ROUTE-5, ROUTE-6, ROUTE-13, GUARD-17)", () => {
    expect(heading).toBe(
      ["".padEnd(WIDTH), "layout    ", "screen ", ...NAMES.map(padded)].join("  ").trimEnd(),
    );
    expect(rows.map((row) => row.split(/\s{2,}/)[0])).toEqual(PAGES.map(({ title }) => title));
    const served = servedRoutes(DINER).map(({ route }) => route.id);
    expect(PAGES.map(({ route }) => route.id).toSorted()).toEqual(served.toSorted());
  });

  it.each(PAGES)("$title", ({ title, route, places }) => {
    for (const [mode, pattern] of places) {
      const path = fillPattern(pattern, PARAMS);
      expect(routeAt(mode, path)?.route.id).toBe(route.id);
      const outcomes = NAMES.map((name) =>
        outcomeOf(decideNavigation(path, contextOf(name, mode, route)), path).padEnd(width(name)),
      );
      const screen = isServed(route.id) ? "yes" : "missing";
      const cells = [route.layout.padEnd("operations".length), screen.padEnd("missing".length), ...outcomes];
      expect([title.padEnd(WIDTH), ...cells].join("  ").trimEnd()).toBe(
        rows.find((row) => row.startsWith(`${title} `)),
      );
    }
  });
});

const width = (name: Person): number => Math.max(name.length, "operations".length);
const padded = (name: Person): string => name.padEnd(width(name));

function contextOf(name: Person, hostMode: HostMode, { set }: Route): GuardContext {
  return {
    hostMode,
    routes: set === "storefront" ? servedStorefrontRoutes(hostMode) : servedRoutes(hostMode),
    shopSlug: set === "storefront" ? "zen" : null,
    user: PEOPLE[name],
    isAuthKnown: true,
    isCartKnown: true,
    isCartEmpty: name === "empty",
    hasCart: true,
    isOrderPending: false,
    startPlace: NOWHERE,
  };
}

/** The pages that guards lead to, as the table names them. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ["/add-phone-number", "addPhone"],
  ["/verify-phone-number", "verify"],
  ["/choose-organization", "choose"],
  ["/operations", "operations"],
  ["/operations/pending", "pending"],
  ["/login", "login"],
  ["/menu", "menu"],
  ["/cart", "cart"],
]);

function outcomeOf(decision: NavigationDecision, path: string): string {
  switch (decision.kind) {
    case "render":
      return "page";
    case "redirect": {
      const to = pathOf(decision.to).replace("/shops/zen", "");
      const keeps = redirectOf(decision.to.slice(pathOf(decision.to).length)) === path;
      const isForbidden = decision.toastKey === "errors.forbidden";
      return `${SHORT.get(to) ?? to}${keeps ? "?" : ""}${isForbidden ? "!" : ""}`;
    }
    case "selectOrganization":
      return "select";
    case "wait":
    case "reload":
    case "notFound":
      return decision.kind;
  }
}
