import type { LocationId, OrganizationId } from "#core/kernel/id.ts";
import { ROLES, type Employee, type Role } from "./employee.ts";
import type { User } from "./user.ts";

/** What somebody may do in an organization (STAFF-2). */
export type Permission =
  | "organization.enter"
  | "orders.see"
  | "orders.move"
  | "orders.enter"
  | "orders.cancelReady"
  | "orders.reopen"
  | "customers.block"
  | "orders.refund"
  | "tests.delete"
  | "availability.change"
  | "ordering.see"
  | "ordering.pause"
  | "ordering.pin"
  | "prices.see"
  | "prices.change"
  | "menu.change"
  | "promotions.change"
  | "hours.change"
  | "zones.change"
  | "dashboard.see"
  | "lags.see"
  | "messages.see"
  | "cash.count"
  | "tablets.share"
  | "staff.change"
  | "audit.see"
  | "organization.change"
  | "shops.publish"
  | "organization.export"
  | "runs.own";

/** What is asked of people who are not staff: nothing, the secret of a guest or an account, an account. */
export type PublicPermission = "public" | "guest" | "customer";

const EMPLOYEE: readonly Permission[] = [
  "organization.enter",
  "orders.see",
  "orders.move",
  "orders.enter",
  "availability.change",
  "ordering.see",
  "ordering.pause",
  "prices.see",
];
const MANAGER: readonly Permission[] = [
  ...EMPLOYEE,
  "orders.cancelReady",
  "orders.reopen",
  "customers.block",
  "ordering.pin",
  "orders.refund",
  "tests.delete",
  "prices.change",
  "menu.change",
  "promotions.change",
  "hours.change",
  "zones.change",
  "dashboard.see",
  "lags.see",
  "messages.see",
  "cash.count",
  "tablets.share",
];

const PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  courier: ["runs.own"],
  employee: EMPLOYEE,
  manager: MANAGER,
  owner: [
    ...MANAGER,
    "staff.change",
    "audit.see",
    "organization.change",
    "organization.export",
    "shops.publish",
  ],
};

/** What an admin is in every organization (STAFF-2). */
export const ADMIN_ROLE: Role = "owner";

/** Somebody as permissions see them, in whatever shape they were read. */
export interface Employed {
  readonly isAdmin: boolean;
  readonly employees: readonly { readonly role: Role }[];
}

/** What a role may do. */
export function permissionsOf(role: Role): readonly Permission[] {
  return PERMISSIONS[role];
}

/** Whether a role may do it. */
export function isAllowed(role: Role, permission: Permission): boolean {
  return PERMISSIONS[role].includes(permission);
}

/** The roles that may do it. */
export function rolesThatMay(permission: Permission): readonly Role[] {
  return ROLES.filter((role) => isAllowed(role, permission));
}

/** Whether nobody may do it without being signed in. */
export function needsAccount(permission: Permission | PublicPermission): boolean {
  return permission !== "public" && permission !== "guest";
}

/** Whether it is for staff to do, so that it is done in the back office alone. */
export function isStaffPermission(permission: Permission | PublicPermission): permission is Permission {
  return needsAccount(permission) && permission !== "customer";
}

/** Whether somebody may do it in any organization at all. */
export function mayAnywhere({ isAdmin, employees }: Employed, permission: Permission): boolean {
  const roles = employees.map(({ role }) => role);
  return (isAdmin ? [...roles, ADMIN_ROLE] : roles).some((role) => isAllowed(role, permission));
}

/** Whether a user may do it in an organization, in any where none is named, at a location where one is. */
export function mayUser(
  { isAdmin, employees }: User,
  organizationId: OrganizationId | null,
  permission: Permission,
  locationId: LocationId | null = null,
): boolean {
  const there = employees.filter(
    (employee) =>
      (organizationId === null || employee.organization.id === organizationId) &&
      worksAt(employee, locationId),
  );
  return mayAnywhere({ isAdmin, employees: there }, permission);
}

/** Whether somebody may enter a back office; a courier may not. */
export function isStaff(user: Employed): boolean {
  return mayAnywhere(user, "organization.enter");
}

/** The organizations whose back office a user may enter, each once. */
export function organizationIdsOf(user: User): readonly OrganizationId[] {
  const ids = user.employees.map(({ organization }) => organization.id);
  return [...new Set(ids)].filter((id) => mayUser(user, id, "organization.enter"));
}

/** The organization that a user works in: the chosen one, unless it may no longer be entered. */
export function chosenOrganizationId(user: User): OrganizationId | null {
  const { selectedOrganizationId: chosen } = user;
  return chosen !== null && mayUser(user, chosen, "organization.enter") ? chosen : null;
}

function worksAt(employee: Employee, locationId: LocationId | null): boolean {
  return locationId === null || employee.locationIds === null || employee.locationIds.includes(locationId);
}
