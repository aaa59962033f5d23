import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import type { ProductId, ShopId } from "#core/kernel/id.ts";
import type { MenuReader } from "./menus.queries.ts";

/** What people ordered lately, as `readOrderAgain` answers it. */
export type OrderAgainProducts = readonly ProductId[] | null;

/**
 * Remembers for five seconds: a browser asks for its menu again with every return to it, and the list changes daily.
 * While the database cannot answer, nothing is known of anybody: a menu is worth more than the list on it.
 */
export interface OrderAgainCache {
  /** What is remembered; undefined for somebody who has not asked lately. */
  known(reader: MenuReader, shopId: ShopId): readonly ProductId[] | undefined;
  of(
    reader: MenuReader,
    shopId: ShopId,
    read: () => Promise<OrderAgainProducts>,
  ): Promise<OrderAgainProducts>;
}

const KEPT_MS = 5000;
const MAX_KEPT = 500;
const NOTHING: readonly ProductId[] = [];

/** A cache by session and shop; `millis` tells the time. A session that does not live is asked for each time. */
export function createOrderAgainCache(millis: () => number): OrderAgainCache {
  const kept = new LRUCache<string, readonly ProductId[]>({
    max: MAX_KEPT,
    ...lifetime(KEPT_MS, millis),
  });
  const nameOf = ({ sessionHash, host }: MenuReader, shopId: ShopId): string =>
    `${sessionHash} ${host} ${shopId}`;
  return {
    known: (reader, shopId) => kept.get(nameOf(reader, shopId)),
    async of(reader, shopId, read) {
      const name = nameOf(reader, shopId);
      const found = kept.get(name);
      if (found !== undefined) return found;
      const ids = await read().catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) return NOTHING;
        throw error;
      });
      if (ids !== null) kept.set(name, ids);
      return ids;
    },
  };
}
