import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { LocationId, OrganizationId, ShopId } from "#core/kernel/id.ts";
import { MAX_POPULAR_PRODUCTS, POPULARITY_MS } from "#core/menu/popularity.ts";
import { LOST_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { toShopSnapshot, type ShopSnapshot } from "./shop-snapshot.ts";

/** Where something public belongs. */
export interface ShopRef {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  readonly locationId: LocationId | null;
}

/** Finds the shop with this slug. */
export function findShopBySlug(database: Queries, slug: string): Promise<ShopRef | null> {
  return findInDirectory(database, `slug:${slug}`);
}

/** Reads a whole shop in one snapshot; null when there is none. `now` decides what counts as popular lately (MENU-10). */
export async function readShopSnapshot(
  database: Queries,
  shopId: string,
  now: Instant,
): Promise<ShopSnapshot | null> {
  const { snapshot } = await READ_SNAPSHOT.one(
    database,
    shopId,
    LOCALES,
    plusMillis(now, -POPULARITY_MS),
    LOST_STATUSES,
    MAX_POPULAR_PRODUCTS,
  );
  return snapshot === null ? null : toShopSnapshot(snapshot);
}

/**
 * Has the database read one shop, whichever, without sending it: the first time a connection reads one takes three times as
 * long as the second, which then is the first page's.
 */
export async function warmShops(database: Queries, now: Instant): Promise<void> {
  await WARM.run(database, LOCALES, plusMillis(now, -POPULARITY_MS), LOST_STATUSES, MAX_POPULAR_PRODUCTS);
}

/** Finds what `slug:`, `domain:` (in lower case) or `location:` and its name stand for. */
export async function findInDirectory(database: Queries, key: string): Promise<ShopRef | null> {
  return FIND_IN_DIRECTORY.first(database, key);
}

const READ_SNAPSHOT = statement(
  "shop.readSnapshot",
  "select shop_with_menus($1, $2, $3, $4, $5) as snapshot",
);

const WARM = statement(
  "shop.warm",
  `select octet_length(shop_with_menus(d.shop_id, $1, $2, $3, $4)::text) as bytes
     from (select shop_id from directory limit 1) d`,
);

const FIND_IN_DIRECTORY = statement(
  "shop.findInDirectory",
  `select organization_id as "organizationId", shop_id as "shopId", location_id as "locationId"
     from directory where key = $1`,
);
