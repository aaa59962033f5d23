import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { readOrderAgain } from "./menus.queries.ts";
import type { OrderAgainCache, OrderAgainProducts } from "./order-again-cache.ts";

/** What reading what somebody had before needs. */
export interface OrderAgainDeps {
  readonly database: DatabasePool;
  readonly orderAgain: OrderAgainCache;
}

/** What the one who asks had before at a shop, as it is remembered; null for guests. */
export async function ownOrderAgain(
  { database, orderAgain }: OrderAgainDeps,
  { sessionHash, hostName: host, now }: Visitor,
  shopId: ShopId,
): Promise<OrderAgainProducts> {
  if (sessionHash === null) return null;
  const reader = { sessionHash, host };
  return orderAgain.of(reader, shopId, () => readOrderAgain(database, reader, shopId, now));
}
