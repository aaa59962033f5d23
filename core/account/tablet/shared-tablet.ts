import type { EmployeeId, LocationId } from "#core/kernel/id.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { Permission } from "../permissions.ts";
import type { User } from "../user.ts";

/** Somebody who may switch in on a shared tablet. */
export interface TabletPerson {
  readonly id: EmployeeId;
  readonly firstName: string;
  readonly lastName: string;
}

/** What a shared tablet offers: its location, and who may switch in. */
export interface TabletPlace {
  readonly locationName: string;
  readonly people: readonly TabletPerson[];
}

/** A shared tablet nobody switched in on for so long is none anymore (ACCOUNT-24), in milliseconds. */
export const TABLET_UNUSED_MS = 30 * 86_400_000;

/** Whom a shared tablet offers and lets in: those who may enter a back office. */
export const TABLET_PERMISSION: Permission = "organization.enter";

/** Tablets that were last used before this are shared no more. */
export function tabletsUsedSince(now: Instant): Instant {
  return plusMillis(now, -TABLET_UNUSED_MS);
}

/** What asks for a sign-in by password, whatever the role: a session by PIN may not do it (ACCOUNT-25). */
const PASSWORD_PERMISSIONS: readonly Permission[] = [
  "staff.change",
  "audit.see",
  "organization.change",
  "organization.export",
];

/** Whether a session by PIN may not do it. */
export function asksPassword(permission: Permission): boolean {
  return PASSWORD_PERMISSIONS.includes(permission);
}

/** A user as a session by PIN knows them: no admin, and employed where the session says alone (ACCOUNT-25). */
export function atTablet(
  user: User,
  places: readonly { readonly id: string; readonly locationIds: readonly LocationId[] | null }[],
): User {
  const employees = user.employees.flatMap((employee) => {
    const place = places.find(({ id }) => id === employee.id);
    return place === undefined ? [] : [{ ...employee, locationIds: place.locationIds }];
  });
  return { ...user, isAdmin: false, employees };
}
