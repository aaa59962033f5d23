import { createLastGoodCache } from "#adapters/server/cache/last-good-cache.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { KnownShops } from "#adapters/server/http/shop-named.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { ShopSnapshot } from "./shop-snapshot.ts";
import type { ShopCache } from "./shop-cache.ts";
import { findInDirectory } from "./shops.queries.ts";

/** Where shops and locations are found by what people call them. */
export interface ShopDirectory extends KnownShops {
  bySlug(slug: string): Promise<ShopSnapshot | null>;
  byDomain(domain: string): Promise<ShopSnapshot | null>;
  byLocation(locationId: string): Promise<ShopSnapshot | null>;
  byId(shopId: string): Promise<ShopSnapshot | null>;
  /** The shop of a host that serves one; null on a diner host. */
  ofHost(host: HostMode): Promise<ShopSnapshot | null>;
  /** Forgets what is known: a shop was made, renamed or moved. */
  forgetAll(): void;
}

const LIFETIME_MS = 60_000;
const MAX_NAMES = 5000;

/**
 * A directory on the database that remembers for a minute whom it found, and never whom it did not; longer while the
 * database cannot answer.
 */
export function createShopDirectory(
  database: DatabasePool,
  shopCache: ShopCache,
  millis: () => number,
): ShopDirectory {
  const known = createLastGoodCache({
    read: (key) => findInDirectory(database, key),
    most: MAX_NAMES,
    freshMillis: LIFETIME_MS,
    millis,
  });

  async function find(key: string): Promise<ShopSnapshot | null> {
    const found = await known.get(key);
    return found === null ? null : shopCache.latest(found.shopId);
  }

  const bySlug: ShopDirectory["bySlug"] = (slug) => find(`slug:${slug}`);
  // A shop is known at once, a name only after its time: one that the shop has no more is looked up again.
  const byDomain: ShopDirectory["byDomain"] = async (domain) => {
    const key = `domain:${domain}`;
    const found = await find(key);
    if (found === null || found.shop.customDomain === domain) return found;
    known.forget(key);
    return find(key);
  };
  return {
    bySlug,
    byDomain,
    byLocation: (id) => find(`location:${id}`),
    byId: (shopId) => shopCache.latest(shopId),
    ofHost: (host) =>
      host.kind === "shop"
        ? bySlug(host.slug)
        : host.kind === "domain"
          ? byDomain(host.domain)
          : Promise.resolve(null),
    known: async ({ shopId, locationId, host }) => {
      if (shopId !== null) return shopCache.knows(shopId) ? shopId : null;
      const key = locationId === null ? keyOf(host) : `location:${locationId}`;
      return key !== null && known.knows(key) ? ((await known.get(key))?.shopId ?? null) : null;
    },
    forgetAll: () => known.forgetAll(),
  };
}

function keyOf(host: HostMode): string | null {
  if (host.kind === "shop") return `slug:${host.slug}`;
  return host.kind === "domain" ? `domain:${host.domain}` : null;
}
