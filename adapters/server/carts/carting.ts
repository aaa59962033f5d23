import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Log } from "#adapters/server/db/log.ts";
import type { ShopSheets } from "#adapters/server/shops/shop-sheets.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { CartOwner } from "./carts.queries.ts";

/** What reading and saving carts needs. */
export interface Carting {
  readonly database: DatabasePool;
  readonly sheets: ShopSheets;
  readonly log: Log;
}

/** Who asks for a cart, and in which language its lines are named. */
export interface CartAsker extends CartOwner {
  readonly locale: Locale;
}
