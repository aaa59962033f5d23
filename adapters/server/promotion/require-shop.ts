import type { StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { forbidden, notFound } from "#adapters/server/http/failures.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";

/** What finding a shop where somebody works needs. */
export interface ShopAccess {
  readonly access: Access;
  readonly directory: ShopDirectory;
}

/** A shop at one of whose locations somebody works; 404 for any other. */
export async function requireShop(
  { access, directory }: ShopAccess,
  { employment, organizationId }: StaffScope,
  shopId: ShopId,
): Promise<ShopSnapshot> {
  const snapshot = await directory.byId(shopId);
  if (snapshot === null || snapshot.organizationId !== organizationId) throw notFound();
  const works = snapshot.locations.some(({ id }) =>
    access.worksAt(employment, { organizationId, locationId: id }),
  );
  if (!works) throw notFound();
  return snapshot;
}

/** The same for what concerns all of its locations: 403 for who works at some alone. */
export async function requireWholeShop(
  deps: ShopAccess,
  scope: StaffScope,
  shopId: ShopId,
): Promise<ShopSnapshot> {
  const snapshot = await requireShop(deps, scope, shopId);
  const { employment, organizationId } = scope;
  const worksEverywhere = snapshot.locations.every(({ id }) =>
    deps.access.worksAt(employment, { organizationId, locationId: id }),
  );
  if (!worksEverywhere) throw forbidden();
  return snapshot;
}
