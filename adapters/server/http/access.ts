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
import type { StoredEmployee, StoredSession } from "#adapters/server/account/session/session.ts";
import { forbidden, notFound, unauthenticated } from "./failures.ts";
import type { Visitor } from "./visitor/visitor.ts";

/**
 * The first wall: lets a caller through who may do it in any organization. Back-office calls do not exist on a shop's
 * host. The second wall is row-level security, which holds without this one.
 */
export async function authorize(permission: Permission | PublicPermission, visitor: Visitor): Promise<void> {
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

/**
 * The organization that staff works in: the chosen one, else the only one. An admin may work in any chosen one,
 * with an owner's rights. 403 where none is chosen or the role may not do it there.
 */
export async function requireEmployment(
  visitor: Visitor,
  permission: Permission | PublicPermission,
): Promise<Employment> {
  const session = await requireSession(visitor);
  const [only, ...others] = session.employees;
  const organizationId =
    session.selectedOrganizationId ?? (others.length === 0 ? (only?.organizationId ?? null) : null);
  if (organizationId === null) throw forbidden();
  const employee = session.employees.find((one) => one.organizationId === organizationId) ?? null;
  const role = session.isAdmin ? ADMIN_ROLE : employee?.role;
  if (role === undefined || !isStaffPermission(permission) || !isAllowed(role, permission)) throw forbidden();
  return { session, organizationId, employee, role };
}
