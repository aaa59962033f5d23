import { describe, expect, it } from "vitest";
import type { EmployeeId, OrganizationId } from "#core/kernel/id.ts";
import { afterChoosingOrganization, afterSignIn } from "#core/routing/after-sign-in.ts";
import { servedRoutes } from "#core/routing/route-table.ts";
import { NOWHERE } from "#core/routing/start-place.ts";
import { askGuard, type GuardContext } from "#core/routing/guards.ts";
import { adminPlace, employmentOf, searchPlaces } from "#core/account/workplace.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aUser } from "#tests/support/builders/customer.ts";

const OFFICE = { hostMode: { kind: "diner" }, shopSlug: null } as const;
const BISTRO = { id: idOf<OrganizationId>("bistro"), name: "Bistro Nord SRL", shops: [] };
const BAKERY = { id: idOf<OrganizationId>("bakery"), name: "Brutăria Țărănească", shops: [] };
const PLACES = [BISTRO, BAKERY].map(adminPlace);
const ADMIN = aUser({ isAdmin: true, employees: PLACES });

function asked(user: typeof ADMIN, guard: "employee" | "has-selected-organization" | "is-manager") {
  const context: GuardContext = {
    ...OFFICE,
    routes: servedRoutes(OFFICE.hostMode),
    user,
    isAuthKnown: true,
    isCartKnown: true,
    isCartEmpty: true,
    hasCart: false,
    isOrderPending: false,
    startPlace: NOWHERE,
  };
  return askGuard(guard, context, { address: "/operations/pending", redirect: null });
}

describe("after choosing an organization", () => {
  const working = (role: "owner" | "manager" | "employee") =>
    aUser({
      employees: [{ id: idOf<EmployeeId>("employee"), role, locationIds: null, organization: BISTRO }],
    });

  it("who may see the dashboard chooses an app, everybody else goes to operations (GUARD-14)", () => {
    const next = (["owner", "manager", "employee"] as const).map((role) =>
      afterChoosingOrganization(working(role), BISTRO.id, null),
    );
    expect(next).toEqual(["/choose-boh-app", "/choose-boh-app", "/operations"]);
    expect(afterChoosingOrganization(ADMIN, BAKERY.id, null)).toBe("/choose-boh-app");
  });

  it("everybody goes to where they wanted", () => {
    const wanted = "/operations/orders";
    expect(afterChoosingOrganization(working("manager"), BISTRO.id, wanted)).toBe(wanted);
  });
});

describe("an admin without employee records", () => {
  it("must choose an organization, even before one exists, and then gets to operations", () => {
    expect(afterSignIn(OFFICE, ADMIN, null)).toBe("/choose-organization");
    expect(afterSignIn(OFFICE, aUser({ isAdmin: true }), null)).toBe("/choose-organization");
    expect(afterSignIn(OFFICE, ADMIN, "/operations/orders")).toBe(
      "/choose-organization?redirect=%2Foperations%2Forders",
    );
    expect(afterSignIn(OFFICE, { ...ADMIN, selectedOrganizationId: BISTRO.id }, null)).toBe("/operations");
  });

  it("passes the guards of the back office once one is chosen", () => {
    const chosen = { ...ADMIN, selectedOrganizationId: BISTRO.id };
    expect(asked(ADMIN, "employee")).toEqual({ kind: "pass" });
    expect(asked(ADMIN, "has-selected-organization")).toMatchObject({ kind: "redirect" });
    expect(asked(chosen, "has-selected-organization")).toEqual({ kind: "pass" });
    expect(asked(chosen, "is-manager")).toEqual({ kind: "pass" });
  });

  it("has an owner's permissions everywhere", () => {
    expect(employmentOf({ ...ADMIN, selectedOrganizationId: BISTRO.id })).toEqual({
      id: idOf<EmployeeId>("bistro"),
      role: "owner",
      locationIds: null,
      organization: BISTRO,
    });
  });

  it("finds an organization by words of its name, whatever case and diacritics", () => {
    expect(["", "tara brut", "BISTRO", "zen"].map((typed) => searchPlaces(PLACES, typed))).toEqual([
      PLACES,
      [PLACES[1]],
      [PLACES[0]],
      [],
    ]);
  });
});
