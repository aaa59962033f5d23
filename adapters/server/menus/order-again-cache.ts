import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";
import type { ProductId, ShopId } from "#core/kernel/id.ts";
import type { MenuReader } from "./menus.queries.ts";

/** What people ordered lately, as `readOrderAgain` answers it. */
export type OrderAgain = readonly ProductId[] | null;

/** Remembers for five seconds: a browser asks for its menu again with every return to it, and the list changes daily. */
export interface OrderAgainCache {
  of(reader: MenuReader, shopId: ShopId, read: () => Promise<OrderAgain>): Promise<OrderAgain>;
}

const KEPT_MILLIS = 5000;
const MOST_KEPT = 500;

/** A cache by session and shop; `millis` tells the time. A session that does not live is asked for each time. */
export function createOrderAgainCache(millis: () => number): OrderAgainCache {
  const kept = new LRUCache<string, readonly ProductId[]>({
    max: MOST_KEPT,
    ...lifetime(KEPT_MILLIS, millis),
  });
  return {
    async of({ sessionHash, host }, shopId, read) {
      const name = `${sessionHash} ${host} ${shopId}`;
      const found = kept.get(name);
      if (found !== undefined) return found;
      const ids = await read();
      if (ids !== null) kept.set(name, ids);
      return ids;
    },
  };
}
