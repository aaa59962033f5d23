import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { HostMode } from "#core/shop/shop-from-host.ts";
import type { ShopSheet } from "./shop-sheet.ts";
import type { ShopSheets } from "./shop-sheets.ts";
import { findLocation, findShopByDomain, findShopBySlug, type Whereabouts } from "./shops.queries.ts";

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

/** A directory on the database that remembers for a minute whom it found, and never whom it did not. */
export function createShopDirectory(
  database: DatabasePool,
  sheets: ShopSheets,
  millis: () => number,
): ShopDirectory {
  const known = new Map<string, { readonly shopId: string; readonly until: number }>();

  async function find(key: string, ask: () => Promise<Whereabouts | null>): Promise<ShopSheet | null> {
    const held = known.get(key);
    if (held !== undefined && held.until > millis()) return sheets.latest(held.shopId);
    const found = await ask();
    if (found === null) return null;
    const [oldest] = known.keys();
    if (known.size >= MOST_NAMES && oldest !== undefined) known.delete(oldest);
    known.set(key, { shopId: found.shopId, until: millis() + LIFETIME_MILLIS });
    return sheets.latest(found.shopId);
  }

  const bySlug: ShopDirectory["bySlug"] = (slug) =>
    find(`slug:${slug}`, () => findShopBySlug(database, slug));
  const byDomain: ShopDirectory["byDomain"] = (domain) =>
    find(`domain:${domain}`, () => findShopByDomain(database, domain));
  return {
    bySlug,
    byDomain,
    byLocation: (id) => find(`location:${id}`, () => findLocation(database, id)),
    byId: (shopId) => sheets.latest(shopId),
    ofHost: (host) =>
      host.kind === "shop"
        ? bySlug(host.slug)
        : host.kind === "domain"
          ? byDomain(host.domain)
          : Promise.resolve(null),
    forgetAll: () => known.clear(),
  };
}
