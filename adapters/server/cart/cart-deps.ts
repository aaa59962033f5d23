import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Log } from "#adapters/server/db/log.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { CartOwner } from "./carts.queries.ts";

/** What reading and saving carts needs. */
export interface CartDeps {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly log: Log;
}

/** Who asks for a cart, and in which language its lines are named. */
export interface CartRequester extends CartOwner {
  readonly locale: Locale;
}
