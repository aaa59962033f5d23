import { describe, expect, it } from "vitest";
import type { EmployeeId, OrganizationId } from "#core/kernel/id.ts";
import { afterChoosingOrganization } from "#core/routing/after-sign-in.ts";
import type { Role } from "#core/session/employee.ts";
import { idOf } from "#tests/support/builders/id.ts";
import { aUser } from "#tests/support/builders/user.ts";

const BISTRO = idOf<OrganizationId>("bistro");

function working(role: Role) {
  const organization = { id: BISTRO, name: "Bistro Nord SRL", shops: [] };
  return aUser({ employees: [{ id: idOf<EmployeeId>("mara"), role, locationIds: null, organization }] });
}

describe("afterChoosingOrganization", () => {
  it.each([
    ["manager", null, "/choose-boh-app"],
    ["employee", null, "/operations"],
    ["manager", "/operations/orders", "/operations/orders"],
  ] as const)("leads a %s who wanted %s to %s", (role, wanted, target) => {
    expect(afterChoosingOrganization(working(role), BISTRO, wanted)).toBe(target);
  });
});
