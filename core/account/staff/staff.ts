import type { EmployeeId, InvitationId, LocationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { REQUIRED_ROLE, type Role } from "../employee.ts";
import { permissionsOf } from "../permissions.ts";

/** What somebody is in an organization, and where. */
export interface StaffPlace {
  readonly role: Role;
  /** Null is every location, also one that is opened later. */
  readonly locationIds: readonly LocationId[] | null;
}

/** An employee as owners see them. */
export interface StaffMember extends StaffPlace {
  readonly id: EmployeeId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Whether it is who asks. */
  readonly isSelf: boolean;
  readonly hasFactor: boolean;
  readonly hasPasskey: boolean;
}

/** Somebody who was asked by mail to join the staff, and has not yet. */
export interface StaffInvitation extends StaffPlace {
  readonly id: InvitationId;
  readonly email: string;
  readonly expiresAt: Instant;
}

/** The staff of an organization, and who is invited. */
export interface StaffList {
  readonly members: readonly StaffMember[];
  readonly invitations: readonly StaffInvitation[];
}

/** Why a place may not be given, changed or taken away. */
export const STAFF_REFUSALS = ["staff.beyond_own", "staff.last_owner"] as const;
export type StaffRefusal = (typeof STAFF_REFUSALS)[number];

/** Whether somebody has all that a place gives, so that they may give it or take it away (STAFF-6). */
export function coversPlace(own: StaffPlace, place: StaffPlace): boolean {
  const mine = permissionsOf(own.role);
  // Who brings orders has runs of their own, and who gives work may give that.
  const isCovered = permissionsOf(place.role).every(
    (permission) => permission === "runs.own" || mine.includes(permission),
  );
  return isCovered && coversLocations(own.locationIds, place.locationIds);
}

/**
 * Why an employee's place may not become `next`, or end where that is null; null where it may (STAFF-6, STAFF-7). Who changes
 * it must have all of both, and an owner must be left: one of every location where there was one.
 */
export function staffChangeRefusal(
  own: StaffPlace,
  staff: readonly (StaffPlace & { readonly id: EmployeeId })[],
  id: EmployeeId,
  next: StaffPlace | null,
): StaffRefusal | null {
  const changed = staff.find((one) => one.id === id);
  if (changed === undefined) return null;
  if (!coversPlace(own, changed) || (next !== null && !coversPlace(own, next))) return "staff.beyond_own";
  const after = staff.flatMap((one) => (one.id !== id ? [one] : next === null ? [] : [next]));
  return ownsLess(staff, after) ? "staff.last_owner" : null;
}

function ownsLess(before: readonly StaffPlace[], after: readonly StaffPlace[]): boolean {
  const isOwner = ({ role }: StaffPlace): boolean => role === REQUIRED_ROLE;
  const isEverywhere = (one: StaffPlace): boolean => isOwner(one) && one.locationIds === null;
  return [isOwner, isEverywhere].some((counts) => before.some(counts) && !after.some(counts));
}

function coversLocations(own: StaffPlace["locationIds"], given: StaffPlace["locationIds"]): boolean {
  if (own === null) return true;
  return given !== null && given.every((id) => own.includes(id));
}
