import type { LocationId } from "#core/kernel/id.ts";
import type { StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { LocationRecord, ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";

/** What finding a location where somebody works needs. */
export interface LocationAccess {
  readonly access: Access;
  readonly directory: ShopDirectory;
}

/** A location where somebody works, with its shop; 404 for another organization's, and for one that is not theirs. */
export async function requireLocation(
  { access, directory }: LocationAccess,
  workplace: StaffScope,
  locationId: LocationId,
): Promise<{ readonly snapshot: ShopSnapshot; readonly location: LocationRecord }> {
  const snapshot = await directory.byLocation(locationId);
  const location = snapshot?.locations.find(({ id }) => id === locationId);
  if (snapshot === null || location === undefined) throw notFound();
  const { organizationId } = snapshot;
  if (!access.worksAt(workplace.employment, { organizationId, locationId })) throw notFound();
  return { snapshot, location };
}
