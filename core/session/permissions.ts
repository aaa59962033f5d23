import type { LocationId, OrganizationId } from "#core/kernel/id.ts";
import type { Employee, Role } from "./employee.ts";
import type { User } from "./user.ts";

/** What somebody may do in an organization (product §8). */
export type Permission =
  | "orders.move"
  | "orders.cancelReady"
  | "orders.reopen"
  | "availability.change"
  | "ordering.pause"
  | "prices.see"
  | "prices.change"
  | "promotions.change"
  | "hours.change"
  | "zones.change"
  | "dashboard.see"
  | "staff.change"
  | "organization.change"
  | "runs.own";

const EMPLOYEE: readonly Permission[] = [
  "orders.move",
  "availability.change",
  "ordering.pause",
  "prices.see",
];
const MANAGER: readonly Permission[] = [
  ...EMPLOYEE,
  "orders.cancelReady",
  "orders.reopen",
  "prices.change",
  "promotions.change",
  "hours.change",
  "zones.change",
  "dashboard.see",
];

const PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  courier: ["runs.own"],
  employee: EMPLOYEE,
  manager: MANAGER,
  owner: [...MANAGER, "staff.change", "organization.change"],
};

/** Whether a role may do it. */
export function isAllowed(role: Role, permission: Permission): boolean {
  return PERMISSIONS[role].includes(permission);
}

/** Whether a user may do it in an organization, at a location where one is named. Admins may do everything. */
export function mayUser(
  user: User,
  organizationId: OrganizationId,
  permission: Permission,
  locationId: LocationId | null = null,
): boolean {
  if (user.isAdmin) return true;
  return user.employees.some(
    (employee) =>
      employee.organization.id === organizationId &&
      worksAt(employee, locationId) &&
      isAllowed(employee.role, permission),
  );
}

/** Whether a user is manager or owner of an organization; of any when none is named. Admins are everywhere. */
export function isManagerIn(user: User, organizationId: OrganizationId | null): boolean {
  if (user.isAdmin) return true;
  return user.employees.some(
    ({ role, organization }) =>
      (role === "manager" || role === "owner") &&
      (organizationId === null || organization.id === organizationId),
  );
}

/** The organizations that a user works for, each once. */
export function organizationIdsOf(user: User): readonly OrganizationId[] {
  return [...new Set(user.employees.map(({ organization }) => organization.id))];
}

function worksAt(employee: Employee, locationId: LocationId | null): boolean {
  return locationId === null || employee.locationIds === null || employee.locationIds.includes(locationId);
}
