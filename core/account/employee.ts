import type { EmployeeId, LocationId, OrganizationId, ShopId } from "#core/kernel/id.ts";
import type { Location } from "#core/shop/location.ts";

/** The roles of employees; `permissions.ts` says what each may do. */
export const ROLES = ["owner", "manager", "employee", "courier"] as const;
export type Role = (typeof ROLES)[number];

/** Who is called when staff answers an order too late (MESSAGE-7). */
export const CALLED_ROLES: readonly Role[] = ["owner", "manager"];

/** Who is warned that no screen follows a location (BOARD-14). */
export const ABSENCE_ROLES: readonly Role[] = ["owner"];

/** What the person is who made an organization. */
export const FOUNDER_ROLE: Role = "owner";

/** The role that an organization is never without (ACCOUNT-30). */
export const REQUIRED_ROLE: Role = "owner";

/** The role of those who bring orders. */
export const COURIER_ROLE: Role = "courier";

/** A user's place in an organization. */
export interface Employee {
  readonly id: EmployeeId;
  readonly role: Role;
  /** The locations where the employee works; null is all of them. */
  readonly locationIds: readonly LocationId[] | null;
  readonly organization: EmployeeOrganization;
}

/** An organization as its employees see it. */
export interface EmployeeOrganization {
  readonly id: OrganizationId;
  readonly name: string;
  readonly shops: readonly EmployeeShop[];
}

/** A shop of an employee's organization. */
export interface EmployeeShop {
  readonly id: ShopId;
  readonly slug: string;
  readonly name: string;
  readonly timezone: string;
  readonly locations: readonly Location[];
}
