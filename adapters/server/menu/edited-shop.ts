import { requireStaffScope, type StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { forbidden, notFound } from "#adapters/server/http/failures.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { ShopId } from "#core/kernel/id.ts";

/** What editing menus needs. */
export interface MenuDraftDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
}

/** A shop whose menu somebody edits. */
export interface EditedShop {
  readonly scope: StaffScope;
  readonly snapshot: ShopSnapshot;
}

/** A shop that somebody may edit the menu of: 404 for another organization's, 403 for who works at some of its locations alone. */
export async function requireShop(
  { access, directory }: Pick<MenuDraftDeps, "access" | "directory">,
  visitor: Visitor,
  shopId: ShopId,
): Promise<EditedShop> {
  const scope = await requireStaffScope(access, visitor, ENDPOINTS.editMenuDraft.permission);
  const snapshot = await directory.byId(shopId);
  if (snapshot === null || snapshot.organizationId !== scope.organizationId) throw notFound();
  const { organizationId, locations } = snapshot;
  if (!locations.every((place) => access.worksAt(scope.employment, { organizationId, locationId: place.id })))
    throw forbidden();
  return { scope, snapshot };
}
