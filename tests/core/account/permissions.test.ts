import { describe, expect, it } from "vitest";
import type { EmployeeId, LocationId, OrganizationId } from "#core/kernel/id.ts";
import { ROLES, type Employee } from "#core/account/employee.ts";
import {
  chosenOrganizationId,
  isAllowed,
  isStaff,
  mayAnywhere,
  mayUser,
  needsAccount,
  organizationIdsOf,
  isStaffPermission,
  type Permission,
} from "#core/account/permissions.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { aUser } from "#tests/support/builders/customer.ts";

const NORD = idOf<OrganizationId>("nord");
const ZEN = idOf<OrganizationId>("zen");
const COOK: Employee = {
  id: idOf<EmployeeId>("cook"),
  role: "employee",
  locationIds: [CENTRU],
  organization: { id: NORD, name: "Bistro Nord", shops: [] },
};

/** Who may do what (STAFF-2): e employee, m manager, o owner, k courier. */
const TABLE: Readonly<Record<Permission, string>> = {
  "organization.enter": "emo",
  "orders.see": "emo",
  "orders.move": "emo",
  "orders.enter": "emo",
  "orders.cancelReady": "mo",
  "orders.reopen": "mo",
  "customers.block": "mo",
  "orders.refund": "mo",
  "tests.delete": "mo",
  "availability.change": "emo",
  "ordering.see": "emo",
  "ordering.pause": "emo",
  "ordering.pin": "mo",
  "lags.see": "mo",
  "messages.see": "mo",
  "cash.count": "mo",
  "tablets.share": "mo",
  "prices.see": "emo",
  "prices.change": "mo",
  "menu.change": "mo",
  "promotions.change": "mo",
  "hours.change": "mo",
  "zones.change": "mo",
  "dashboard.see": "mo",
  "staff.change": "o",
  "audit.see": "o",
  "organization.change": "o",
  "shops.publish": "o",
  "organization.export": "o",
  "runs.own": "k",
};
const LETTERS = { owner: "o", manager: "m", employee: "e", courier: "k" } as const;
const ALL = Object.keys(TABLE).filter((name): name is Permission => name in TABLE);

describe("permissions (STAFF-2)", () => {
  it("are each role's as the table says (STAFF-1)", () => {
    for (const permission of ALL)
      for (const role of ROLES)
        expect([permission, role, isAllowed(role, permission)]).toEqual([
          permission,
          role,
          TABLE[permission].includes(LETTERS[role]),
        ]);
  });

  it("hold in the own organization and at the own locations", () => {
    const user = aUser({ employees: [COOK] });
    expect(mayUser(user, NORD, "orders.move", CENTRU)).toBe(true);
    expect(mayUser(user, NORD, "orders.move", idOf<LocationId>("elsewhere"))).toBe(false);
    expect(mayUser(user, idOf<OrganizationId>("zen"), "orders.move")).toBe(false);
    expect(mayUser(user, null, "orders.move")).toBe(true);
    expect(mayUser(user, null, "dashboard.see")).toBe(false);
  });

  it("are an owner's for an admin, everywhere, whatever the own place there", () => {
    const admins = [aUser({ isAdmin: true }), aUser({ isAdmin: true, employees: [COOK] })];
    for (const permission of ALL)
      for (const admin of admins) {
        const isOwners = isAllowed("owner", permission);
        expect([permission, mayUser(admin, NORD, permission)]).toEqual([permission, isOwners]);
        expect([permission, mayAnywhere(admin, permission)]).toEqual([permission, isOwners]);
      }
    expect(admins.map(isStaff)).toEqual([true, true]);
  });

  it("leave a courier out of every back office, and count only those that may be entered", () => {
    const courier: Employee = { ...COOK, role: "courier" };
    const zen = { ...COOK.organization, id: ZEN };
    const both = aUser({ employees: [courier, { ...COOK, organization: zen }] });
    expect([isStaff(aUser({ employees: [courier] })), isStaff(both)]).toEqual([false, true]);
    expect([organizationIdsOf(aUser({ employees: [courier] })), organizationIdsOf(both)]).toEqual([
      [],
      [ZEN],
    ]);
    const chosen = [NORD, ZEN, null].map((id) =>
      chosenOrganizationId({ ...both, selectedOrganizationId: id }),
    );
    expect(chosen).toEqual([null, ZEN, null]);
  });

  it("of staff need an account, as a customer's does, and a guest's does not", () => {
    expect(ALL.every((permission) => needsAccount(permission) && isStaffPermission(permission))).toBe(true);
    expect([needsAccount("customer"), isStaffPermission("customer")]).toEqual([true, false]);
    expect([needsAccount("guest"), needsAccount("public")]).toEqual([false, false]);
    expect([isStaff(aUser({})), isStaff(aUser({ employees: [COOK] }))]).toEqual([false, true]);
  });
});
