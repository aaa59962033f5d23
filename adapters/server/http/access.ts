import type { Role } from "#core/account/employee.ts";
import {
  ADMIN_ROLE,
  isAllowed,
  isStaffPermission,
  mayAnywhere,
  needsAccount,
  type Permission,
  type PublicPermission,
} from "#core/account/permissions.ts";
import { mustProveFactor } from "#core/account/factor/factor-rule.ts";
import { asksPassword } from "#core/account/tablet/shared-tablet.ts";
import type { StoredEmployee, StoredSession } from "#adapters/server/account/session/session.ts";
import { forbidden, notFound, unauthenticated } from "./failures.ts";
import type { Visitor } from "./visitor/visitor.ts";

/**
 * The first wall between people and what is not theirs, as router and handlers ask it. The second is row-level security;
 * each holds without the other.
 */
export interface Access {
  /** Lets a caller through who may do it in any organization. Back-office calls do not exist on a shop's host. */
  authorize(permission: Permission | PublicPermission, visitor: Visitor): Promise<void>;
  /**
   * The organization that staff works in: the chosen one, else the only one. An admin may work in any chosen one,
   * with an owner's rights. 403 where none is chosen or the role may not do it there.
   */
  requireEmployment(visitor: Visitor, permission: Permission | PublicPermission): Promise<Employment>;
  /** Whether somebody works at a location; nobody does at another organization's. */
  worksAt(employment: Employment, location: StoredPlace): boolean;
}

/** A location and whose it is. */
export interface StoredPlace {
  readonly organizationId: string;
  readonly locationId: string;
}

async function authorize(permission: Permission | PublicPermission, visitor: Visitor): Promise<void> {
  if (!needsAccount(permission)) return;
  const isForStaff = isStaffPermission(permission);
  if (isForStaff && visitor.host.kind !== "diner") throw notFound();
  const session = await visitor.session();
  if (session === null) throw unauthenticated();
  if (isForStaff && !mayAnywhere(session, permission)) throw forbidden();
}

/** The signed-in person; throws 401 when nobody is. */
export async function requireSession(visitor: Visitor): Promise<StoredSession> {
  const session = await visitor.session();
  if (session === null) throw unauthenticated();
  return session;
}

/** Somebody's place in the organization that the session works in. */
export interface Employment {
  readonly session: StoredSession;
  readonly organizationId: string;
  readonly employee: StoredEmployee | null;
  readonly role: Role;
}

async function requireEmployment(
  visitor: Visitor,
  permission: Permission | PublicPermission,
): Promise<Employment> {
  const session = await requireSession(visitor);
  const [only, ...others] = session.employees;
  const organizationId =
    session.selectedOrganizationId ?? (others.length === 0 ? (only?.organizationId ?? null) : null);
  if (organizationId === null) throw forbidden();
  const employment = employmentAt(session, organizationId);
  if (employment === null || !mayEmployed(employment, permission)) throw forbidden();
  if (lacksFactor(employment, permission)) throw forbidden();
  return employment;
}

/** Somebody's place in an organization; null where there is none. An admin has an owner's in every one. */
export function employmentAt(session: StoredSession, organizationId: string): Employment | null {
  const employee = session.employees.find((one) => one.organizationId === organizationId) ?? null;
  const role = session.isAdmin ? ADMIN_ROLE : employee?.role;
  return role === undefined ? null : { session, organizationId, employee, role };
}

/** Whether the organization needs a second factor for it, and the session proved none (ACCOUNT-36). */
export function lacksFactor(
  { session, organizationId }: Employment,
  permission: Permission | PublicPermission,
): boolean {
  return mustProveFactor(session.factorNeededBy, organizationId, permission);
}

/** Whether somebody may do it where they are employed; by PIN nothing that asks for the password. */
export function mayEmployed(
  { role, session }: Employment,
  permission: Permission | PublicPermission,
): boolean {
  if (!isStaffPermission(permission) || (session.isByPin && asksPassword(permission))) return false;
  return isAllowed(role, permission);
}

/** The locations that somebody works at; null is every one. An admin is everywhere, also where an own employment is narrower. */
export function locationIdsOf({ session, employee }: Employment): readonly string[] | null {
  return session.isAdmin ? null : (employee?.locationIds ?? null);
}

function worksAt(employment: Employment, { organizationId, locationId }: StoredPlace): boolean {
  const locationIds = locationIdsOf(employment);
  return (
    employment.organizationId === organizationId && (locationIds === null || locationIds.includes(locationId))
  );
}

/** The wall that every server stands behind. */
export const ACCESS: Access = { authorize, requireEmployment, worksAt };
