import { createLastGoodCache } from "#adapters/server/cache/last-good-cache.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Clock } from "#core/time/clock.ts";
import { indexMenu, type MenuIndex } from "#core/menu/menu-index.ts";
import { byLocale, type Locale } from "#core/shop/shop.ts";
import type { ShopSnapshot } from "./shop-snapshot.ts";
import { readShopSnapshot } from "./shops.queries.ts";

type MenuIndexes = Readonly<Record<Locale, MenuIndex>>;

/** Shops that this process keeps in memory. */
export interface ShopCache {
  /**
   * The shop as last known here; a change elsewhere arrives by notification, some milliseconds later. While
   * the database cannot answer, the shop as it was last read.
   */
  latest(shopId: string): Promise<ShopSnapshot | null>;
  /** Whether a shop is kept here, under that id. */
  knows(shopId: string): boolean;
  /** The shop at exactly this version, or the newest when it has moved on since. */
  at(shopId: string, version: number): Promise<ShopSnapshot | null>;
  /** The menus of a shop by id, in every language; built once for each snapshot. */
  indexesOf(snapshot: ShopSnapshot): MenuIndexes;
  /** The shop changed somewhere. */
  forget(shopId: string): void;
  /** Anything may have changed: notifications were missed. */
  forgetAll(): void;
}

// Popular products change although the shop itself does not.
const LIFETIME_MS = 600_000;
const MAX_SHOPS = 500;

/** Keeps shops read from the database; readers of one shop at one time share one read. */
export function createShopCache(database: Queries, clock: Clock): ShopCache {
  const shops = createLastGoodCache({
    read: (shopId) => readShopSnapshot(database, shopId, clock.now()),
    most: MAX_SHOPS,
    freshMillis: LIFETIME_MS,
    millis: () => clock.millis(),
  });
  const indexes = new WeakMap<ShopSnapshot, MenuIndexes>();

  return {
    latest: (shopId) => shops.get(shopId),
    knows: (shopId) => shops.knows(shopId),
    async at(shopId, version) {
      const known = await shops.get(shopId);
      return known !== null && known.version === version ? known : shops.refresh(shopId);
    },
    indexesOf(snapshot) {
      const known = indexes.get(snapshot) ?? byLocale((locale) => indexMenu(snapshot.menus[locale]));
      indexes.set(snapshot, known);
      return known;
    },
    forget: (shopId) => shops.forget(shopId),
    forgetAll: () => shops.forgetAll(),
  };
}
