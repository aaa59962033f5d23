import type { Queries } from "#adapters/server/db/prepared.ts";
import type { LocationId, OrganizationId, ShopId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { ShopSheet } from "./shop-sheet.ts";

/** Where something public belongs. */
export interface Whereabouts {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  readonly locationId: LocationId | null;
}

/** Finds the shop with this slug. */
export function findShopBySlug(database: Queries, slug: string): Promise<Whereabouts | null> {
  return findInDirectory(database, `slug:${slug}`);
}

/** Reads a whole shop in one snapshot; null when there is none. `now` decides what counts as popular lately. */
export async function readShopSheet(
  database: Queries,
  shopId: string,
  now: Instant,
): Promise<ShopSheet | null> {
  const { rows } = await database.query<{ sheet: ShopSheet | null }>("select shop_sheet($1, $2) as sheet", [
    shopId,
    now,
  ]);
  return rows[0]?.sheet ?? null;
}

/** Finds what `slug:`, `domain:` (in lower case) or `location:` and its name stand for. */
export async function findInDirectory(database: Queries, key: string): Promise<Whereabouts | null> {
  const { rows } = await database.query<Whereabouts>(
    `select organization_id::text as "organizationId", shop_id::text as "shopId", location_id::text as "locationId"
       from directory where key = $1`,
    [key],
  );
  return rows[0] ?? null;
}
