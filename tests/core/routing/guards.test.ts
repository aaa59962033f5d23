import { describe, expect, it } from "vitest";
import type { EmployeeId, OrderId, OrganizationId } from "#core/kernel/id.ts";
import { NOWHERE } from "#core/routing/start-place.ts";
import { askGuard, type GuardAnswer, type GuardContext } from "#core/routing/guards.ts";
import type { GuardName } from "#core/routing/route.ts";
import type { Role } from "#core/account/employee.ts";
import type { User } from "#core/account/user.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aUser } from "#tests/support/builders/customer.ts";

const SHOP: GuardContext = {
  hostMode: { kind: "shop", slug: "bistro-nord" },
  // A guard looks at none of them.
  routes: [],
  shopSlug: "bistro-nord",
  user: null,
  isAuthKnown: true,
  isCartKnown: true,
  isCartEmpty: false,
  hasCart: true,
  isOrderPending: false,
  startPlace: NOWHERE,
};
const OFFICE: GuardContext = { ...SHOP, hostMode: { kind: "diner" }, shopSlug: null };
const NORD = idOf<OrganizationId>("nord");
const ZEN = idOf<OrganizationId>("zen");

const staff = (role: Role, ...organizations: readonly OrganizationId[]): User =>
  aUser({
    employees: organizations.map((id) => ({
      id: idOf<EmployeeId>("employee"),
      role,
      locationIds: null,
      organization: { id, name: id, shops: [] },
    })),
  });
const decide = (
  guard: GuardName,
  context: GuardContext,
  address = "/wanted",
  redirect: string | null = null,
) => askGuard(guard, context, { address, redirect });
const goTo = (to: string, toastKey: string | null = null): GuardAnswer => ({
  kind: "redirect",
  to,
  toastKey,
});
const PASS: GuardAnswer = { kind: "pass" };

describe("the guards, one by one", () => {
  it("auth: signed out goes to /login?redirect= (GUARD-3)", () => {
    expect(decide("auth", SHOP)).toEqual(goTo("/login?redirect=%2Fwanted"));
    expect(decide("auth", SHOP, "/login", "/orders")).toEqual(goTo("/login?redirect=%2Forders"));
    expect(decide("auth", { ...SHOP, user: aUser() })).toEqual(PASS);
  });

  it("guest only: signed in goes to redirect, else the shop's menu; in the back office where signing in leads (GUARD-4)", () => {
    expect(decide("guest-only", SHOP)).toEqual(PASS);
    expect(decide("guest-only", { ...SHOP, user: aUser() })).toEqual(goTo("/menu"));
    expect(decide("guest-only", { ...SHOP, user: aUser() }, "/login", "/cart")).toEqual(goTo("/cart"));
    expect(decide("guest-only", { ...OFFICE, user: aUser() })).toEqual(goTo("/"));
    expect(decide("guest-only", { ...OFFICE, user: staff("employee", NORD) })).toEqual(goTo("/operations"));
    expect(decide("guest-only", { ...OFFICE, user: staff("employee", NORD, ZEN) })).toEqual(
      goTo("/choose-organization"),
    );
  });

  it("has-phone-number: none goes to /add-phone-number?redirect= (GUARD-5)", () => {
    const user = aUser({ phone: null, phoneVerifiedAt: null });
    expect(decide("has-phone-number", { ...SHOP, user })).toEqual(
      goTo("/add-phone-number?redirect=%2Fwanted"),
    );
    expect(decide("has-phone-number", { ...SHOP, user: aUser({ phoneVerifiedAt: null }) })).toEqual(PASS);
  });

  it("verified-phone-number: a missing or unverified number leads to the page that fixes it, with redirect (GUARD-6)", () => {
    const none = aUser({ phone: null, phoneVerifiedAt: null });
    const unverified = aUser({ phoneVerifiedAt: null });
    expect(decide("verified-phone-number", { ...SHOP, user: none })).toEqual(
      goTo("/add-phone-number?redirect=%2Fwanted"),
    );
    expect(decide("verified-phone-number", { ...SHOP, user: unverified })).toEqual(
      goTo("/verify-phone-number?redirect=%2Fwanted"),
    );
    expect(decide("verified-phone-number", { ...SHOP, user: aUser() })).toEqual(PASS);
  });

  it("unverified-phone-number: verified already goes to redirect, else the menu (GUARD-7)", () => {
    const verified = { ...SHOP, user: aUser() };
    expect(decide("unverified-phone-number", verified)).toEqual(goTo("/menu"));
    expect(decide("unverified-phone-number", verified, "/verify-phone-number", "/checkout")).toEqual(
      goTo("/checkout"),
    );
    const unverified = { ...SHOP, user: aUser({ phoneVerifiedAt: null }) };
    expect(decide("unverified-phone-number", unverified)).toEqual(PASS);
  });

  it("unverified-phone-number: without a phone at all it goes to where one is added, with redirect", () => {
    const none = { ...SHOP, user: aUser({ phone: null, phoneVerifiedAt: null }) };
    expect(decide("unverified-phone-number", none)).toEqual(goTo("/add-phone-number?redirect=%2Fwanted"));
    expect(decide("unverified-phone-number", none, "/verify-phone-number", "/checkout")).toEqual(
      goTo("/add-phone-number?redirect=%2Fcheckout"),
    );
  });

  it("cart-not-empty: an empty cart goes to /cart, no cart to the menu, under the shop's prefix on a diner host (GUARD-8)", () => {
    const empty = { ...SHOP, user: aUser(), isCartEmpty: true };
    expect(decide("cart-not-empty", empty)).toEqual(goTo("/cart"));
    expect(decide("cart-not-empty", { ...empty, hasCart: false })).toEqual(goTo("/menu"));
    expect(decide("cart-not-empty", { ...empty, hostMode: { kind: "diner" } })).toEqual(
      goTo("/shops/bistro-nord/cart"),
    );
    expect(decide("cart-not-empty", { ...empty, isCartEmpty: false })).toEqual(PASS);
  });

  it("employee: who may enter no back office goes to the landing page with errors.forbidden (GUARD-9)", () => {
    expect(decide("employee", { ...OFFICE, user: aUser() })).toEqual(goTo("/", "errors.forbidden"));
    expect(decide("employee", { ...OFFICE, user: staff("courier", NORD) })).toEqual(
      goTo("/", "errors.forbidden"),
    );
    expect(decide("employee", { ...OFFICE, user: staff("employee", NORD) })).toEqual(PASS);
    expect(decide("employee", { ...OFFICE, user: aUser({ isAdmin: true }) })).toEqual(PASS);
  });

  it("has-selected-organization: the only one is chosen silently, among several the person chooses (GUARD-10)", () => {
    expect(decide("has-selected-organization", { ...OFFICE, user: staff("employee", NORD) })).toEqual({
      kind: "selectOrganization",
      organizationId: NORD,
    });
    const both = staff("manager", NORD, ZEN);
    expect(decide("has-selected-organization", { ...OFFICE, user: both })).toEqual(
      goTo("/choose-organization?redirect=%2Fwanted"),
    );
    const chosen = { ...both, selectedOrganizationId: ZEN };
    expect(decide("has-selected-organization", { ...OFFICE, user: chosen })).toEqual(PASS);
    // What was chosen and may no longer be entered counts as not chosen.
    const left = { ...staff("employee", NORD), selectedOrganizationId: ZEN };
    expect(decide("has-selected-organization", { ...OFFICE, user: left })).toEqual({
      kind: "selectOrganization",
      organizationId: NORD,
    });
  });

  it("is-manager: a lower role goes to /operations with errors.forbidden (GUARD-11)", () => {
    const inNord = (role: Role): GuardContext => ({
      ...OFFICE,
      user: { ...staff(role, NORD), selectedOrganizationId: NORD },
    });
    for (const role of ["courier", "employee"] as const)
      expect(decide("is-manager", inNord(role))).toEqual(goTo("/operations", "errors.forbidden"));
    for (const role of ["manager", "owner"] as const)
      expect(decide("is-manager", inNord(role))).toEqual(PASS);
    // A manager elsewhere is none here.
    const elsewhere = { ...staff("manager", ZEN), selectedOrganizationId: NORD };
    expect(decide("is-manager", { ...OFFICE, user: elsewhere })).toEqual(
      goTo("/operations", "errors.forbidden"),
    );
  });

  it("pwa-redirect: to the active order, else the last shop's menu, else /; its page finds out which", () => {
    const activeOrder = { orderId: idOf<OrderId>("order"), shopSlug: null };
    expect(decide("pwa-redirect", { ...SHOP, startPlace: { ...NOWHERE, activeOrder } })).toEqual(
      goTo(`/orders/${activeOrder.orderId}`),
    );
    expect(decide("pwa-redirect", SHOP)).toEqual(goTo("/menu"));
    expect(decide("pwa-redirect", { ...OFFICE, startPlace: { ...NOWHERE, lastShopSlug: "zen" } })).toEqual(
      goTo("/shops/zen/menu"),
    );
    expect(decide("pwa-redirect", OFFICE)).toEqual(goTo("/"));
    expect(decide("pwa-redirect", { ...OFFICE, startPlace: null })).toEqual(PASS);
  });

  it("an unknown guard throws (GUARD-15)", () => {
    const unknown: { readonly guard: GuardName } = JSON.parse('{ "guard": "is-hungry" }');
    expect(() => decide(unknown.guard, SHOP)).toThrow("Unknown route guard: is-hungry");
  });
});
