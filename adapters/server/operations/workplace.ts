import { notFound } from "#adapters/server/http/failures.ts";
import { type Placement, requirePlacement } from "#adapters/server/http/access.ts";
import type { Visitor } from "#adapters/server/http/visitor.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import type { LocationRecord, ShopSheet } from "#adapters/server/shops/shop-sheet.ts";
import { type LocationId, type OrganizationId, toId, type UserId } from "#core/kernel/id.ts";
import { type Mover, staffMover } from "#core/orders/order-facts.ts";

/** Where somebody of the staff works, in the words of the trade. */
export interface Workplace {
  readonly placement: Placement;
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  readonly mover: Mover;
  /** Null is every location. */
  readonly locationIds: readonly LocationId[] | null;
}

/** The organization that the session works in; 403 where there is none. */
export async function requireWorkplace(visitor: Visitor): Promise<Workplace> {
  const placement = await requirePlacement(visitor);
  const { session, organizationId, employee, role } = placement;
  return {
    placement,
    organizationId: toId(organizationId),
    userId: toId(session.userId),
    mover: staffMover(session.userId, role),
    // An admin is everywhere, also where the own place in the organization is narrower.
    locationIds: session.isAdmin ? null : (employee?.locationIds?.map((id) => toId<LocationId>(id)) ?? null),
  };
}

/** Whether somebody works at a location. */
export function worksAt({ locationIds }: Pick<Workplace, "locationIds">, locationId: string): boolean {
  return locationIds === null || locationIds.some((id) => id === locationId);
}

/** A location where somebody works, with its shop; 404 for another organization's, and for one that is not theirs. */
export async function requireLocation(
  { directory }: Pick<ServerServices, "directory">,
  workplace: Workplace,
  locationId: LocationId,
): Promise<{ readonly sheet: ShopSheet; readonly location: LocationRecord }> {
  const sheet = await directory.byLocation(locationId);
  const location = sheet?.locations.find(({ id }) => id === locationId);
  if (sheet === null || location === undefined) throw notFound();
  if (sheet.organizationId !== workplace.organizationId || !worksAt(workplace, locationId)) throw notFound();
  return { sheet, location };
}
