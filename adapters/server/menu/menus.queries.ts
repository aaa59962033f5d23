import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { ulid } from "#core/contract/schema/scalars.ts";
import type { ProductId, ShopId } from "#core/kernel/id.ts";
import { MAX_ORDER_AGAIN_PRODUCTS } from "#core/menu/popularity.ts";
import { FULFILLED_STATUS } from "#core/order/lifecycle/order-stages.ts";
import type { Instant } from "#core/time/instant.ts";

/** A session as a menu is asked for: its token's hash, and the host that it must be of. */
export interface MenuReader {
  readonly sessionHash: string;
  readonly host: string;
}

/**
 * What the customer of a session got last at a shop and could order again, the latest first (MENU-11); null when the
 * session does not live.
 */
export async function readOrderAgain(
  database: Queries,
  { sessionHash, host }: MenuReader,
  shopId: ShopId,
  now: Instant,
): Promise<readonly ProductId[] | null> {
  const { ids } = await READ_ORDER_AGAIN.one(
    database,
    sessionHash,
    host,
    shopId,
    FULFILLED_STATUS,
    MAX_ORDER_AGAIN_PRODUCTS,
    now,
  );
  return ids === null ? null : decodeProductIds(ids);
}

const READ_ORDER_AGAIN = statement(
  "menu.readOrderAgain",
  "select order_again_products($1, $2, $3, $4, $5, $6) as ids",
);

const decodeProductIds = decoderOf("products to order again", Schema.Array(ulid<ProductId>()));
