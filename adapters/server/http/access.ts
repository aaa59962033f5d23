import type { Access } from "#core/contract/endpoint.ts";
import type { Role } from "#core/session/employee.ts";
import type { StoredEmployee, StoredSession } from "#adapters/server/users/session.ts";
import { forbidden, notFound, unauthenticated } from "./failures.ts";
import type { Visitor } from "./visitor.ts";

const RANK: Readonly<Record<Role, number>> = { courier: 0, employee: 1, manager: 2, owner: 3 };

/**
 * The first wall: lets a caller through by the endpoint's access. Back-office calls do not exist on a shop's host.
 * The second wall is row-level security, which holds without this one.
 */
export async function authorize(access: Access, visitor: Visitor): Promise<void> {
  if (access === "public" || access === "guest" || access === "courier") return;
  if (access !== "customer" && visitor.host.kind !== "diner") throw notFound();
  const session = await visitor.session();
  if (session === null) throw unauthenticated();
  if (access === "customer" || session.isAdmin) return;
  const lowest = RANK[access === "admin" ? "owner" : access];
  if (access === "admin" || !session.employees.some((employee) => RANK[employee.role] >= lowest))
    throw forbidden();
}

/** The signed-in person; throws 401 when nobody is. */
export async function requireSession(visitor: Visitor): Promise<StoredSession> {
  const session = await visitor.session();
  if (session === null) throw unauthenticated();
  return session;
}

/** Somebody's place in the organization that the session works in. */
export interface Placement {
  readonly session: StoredSession;
  readonly organizationId: string;
  readonly employee: StoredEmployee | null;
  readonly role: Role;
}

/**
 * The organization that staff works in: the chosen one, else the only one. An admin may work in any chosen one,
 * with an owner's rights. 403 where none is chosen or the role is too low.
 */
export async function requirePlacement(visitor: Visitor, lowest: Role = "employee"): Promise<Placement> {
  const session = await requireSession(visitor);
  const [only, ...others] = session.employees;
  const organizationId =
    session.selectedOrganizationId ?? (others.length === 0 ? (only?.organizationId ?? null) : null);
  if (organizationId === null) throw forbidden();
  const employee = session.employees.find((one) => one.organizationId === organizationId) ?? null;
  const role = session.isAdmin ? "owner" : employee?.role;
  if (role === undefined || RANK[role] < RANK[lowest]) throw forbidden();
  return { session, organizationId, employee, role };
}
