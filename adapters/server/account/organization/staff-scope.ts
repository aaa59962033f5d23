import { type Access, type Employment, locationIdsOf } from "#adapters/server/http/access.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { Permission, PublicPermission } from "#core/account/permissions.ts";
import { type LocationId, type OrganizationId, toId, type UserId } from "#core/kernel/id.ts";
import { type Mover, staffMover } from "#core/order/lifecycle/order-facts.ts";

/** Where somebody of the staff works: organization and locations. */
export interface StaffScope {
  readonly employment: Employment;
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  readonly mover: Mover;
  /** Null is every location. */
  readonly locationIds: readonly LocationId[] | null;
}

/** The name that screens show of somebody of the staff. */
export function nameOf({ employment: { session } }: StaffScope): string {
  return `${session.firstName} ${session.lastName}`.trim();
}

/** The organization that the session works in; 403 where there is none, or it may not be done there. */
export async function requireStaffScope(
  access: Access,
  visitor: Visitor,
  permission: Permission | PublicPermission,
): Promise<StaffScope> {
  const employment = await access.requireEmployment(visitor, permission);
  const { session, organizationId, role } = employment;
  return {
    employment,
    organizationId: toId(organizationId),
    userId: toId(session.userId),
    mover: staffMover(session.userId, role),
    locationIds: locationIdsOf(employment)?.map((id) => toId<LocationId>(id)) ?? null,
  };
}
