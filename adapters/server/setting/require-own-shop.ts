import { requireStaffScope, type StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { Permission, PublicPermission } from "#core/account/permissions.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { ShopDirectory } from "../shop/shop-directory.ts";
import type { ShopSnapshot } from "../shop/shop-snapshot.ts";

/** What finding a shop of one's organization needs. */
export interface ShopAccess {
  readonly access: Access;
  readonly directory: ShopDirectory;
}

/** A shop of one's organization. */
export interface OwnShop {
  readonly scope: StaffScope;
  readonly snapshot: ShopSnapshot;
}

/** Who may do it in the organization of a shop; 404 for another organization's. */
export async function requireOwnShop(
  { access, directory }: ShopAccess,
  visitor: Visitor,
  permission: Permission | PublicPermission,
  id: ShopId,
): Promise<OwnShop> {
  const scope = await requireStaffScope(access, visitor, permission);
  const snapshot = await directory.byId(id);
  if (snapshot === null || snapshot.organizationId !== scope.organizationId) throw notFound();
  return { scope, snapshot };
}
