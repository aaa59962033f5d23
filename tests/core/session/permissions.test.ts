import { describe, expect, it } from "vitest";
import type { EmployeeId, LocationId, OrganizationId } from "#core/kernel/id.ts";
import type { Employee } from "#core/session/employee.ts";
import { isAllowed, mayUser } from "#core/session/permissions.ts";
import { idOf } from "#tests/support/builders/id.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { aUser } from "#tests/support/builders/user.ts";

const NORD = idOf<OrganizationId>("nord");
const COOK: Employee = {
  id: idOf<EmployeeId>("cook"),
  role: "employee",
  locationIds: [CENTRU],
  organization: { id: NORD, name: "Bistro Nord", shops: [] },
};

describe("permissions", () => {
  it("grow from employee over manager to owner; a courier has only the own runs", () => {
    expect(isAllowed("employee", "orders.move")).toBe(true);
    expect(isAllowed("employee", "prices.change")).toBe(false);
    expect(isAllowed("manager", "orders.reopen")).toBe(true);
    expect(isAllowed("manager", "staff.change")).toBe(false);
    expect(isAllowed("owner", "staff.change")).toBe(true);
    expect(isAllowed("courier", "orders.move")).toBe(false);
  });

  it("hold in the own organization and at the own locations", () => {
    const user = aUser({ employees: [COOK] });
    expect(mayUser(user, NORD, "orders.move", CENTRU)).toBe(true);
    expect(mayUser(user, NORD, "orders.move", idOf<LocationId>("elsewhere"))).toBe(false);
    expect(mayUser(user, idOf<OrganizationId>("zen"), "orders.move")).toBe(false);
    expect(mayUser(aUser({ isAdmin: true }), NORD, "organization.change")).toBe(true);
  });
});
