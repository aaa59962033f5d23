import { createLastGoodCache } from "#adapters/server/cache/last-good-cache.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { ShopSheet } from "./shop-sheet.ts";
import type { ShopSheets } from "./shop-sheets.ts";
import { findInDirectory } from "./shops.queries.ts";

/** Where shops and locations are found by what people call them. */
export interface ShopDirectory {
  bySlug(slug: string): Promise<ShopSheet | null>;
  byDomain(domain: string): Promise<ShopSheet | null>;
  byLocation(locationId: string): Promise<ShopSheet | null>;
  byId(shopId: string): Promise<ShopSheet | null>;
  /** The shop of a host that serves one; null on a diner host. */
  ofHost(host: HostMode): Promise<ShopSheet | null>;
  /** Forgets what is known: a shop was made, renamed or moved. */
  forgetAll(): void;
}

const LIFETIME_MILLIS = 60_000;
const MOST_NAMES = 5000;

/**
 * A directory on the database that remembers for a minute whom it found, and never whom it did not; longer while the
 * database cannot answer.
 */
export function createShopDirectory(
  database: DatabasePool,
  sheets: ShopSheets,
  millis: () => number,
): ShopDirectory {
  const known = createLastGoodCache({
    read: (key) => findInDirectory(database, key),
    most: MOST_NAMES,
    freshMillis: LIFETIME_MILLIS,
    millis,
  });

  async function find(key: string): Promise<ShopSheet | null> {
    const found = await known.get(key);
    return found === null ? null : sheets.latest(found.shopId);
  }

  const bySlug: ShopDirectory["bySlug"] = (slug) => find(`slug:${slug}`);
  const byDomain: ShopDirectory["byDomain"] = (domain) => find(`domain:${domain}`);
  return {
    bySlug,
    byDomain,
    byLocation: (id) => find(`location:${id}`),
    byId: (shopId) => sheets.latest(shopId),
    ofHost: (host) =>
      host.kind === "shop"
        ? bySlug(host.slug)
        : host.kind === "domain"
          ? byDomain(host.domain)
          : Promise.resolve(null),
    forgetAll: () => known.forgetAll(),
  };
}
