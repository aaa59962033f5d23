import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { ulid } from "#core/contract/schema/scalars.ts";
import type { ProductId, ShopId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** A session as a menu is asked for: its token's hash, and the host that it must be of. */
export interface MenuReader {
  readonly sessionHash: string;
  readonly host: string;
}

/**
 * What the customer of a session ordered lately at a shop and could order again, the latest first, at most ten; null
 * when the session does not live.
 */
export async function readOrderAgain(
  database: Queries,
  { sessionHash, host }: MenuReader,
  shopId: ShopId,
  now: Instant,
): Promise<readonly ProductId[] | null> {
  const { ids } = await READ_ORDER_AGAIN.one(database, sessionHash, host, shopId, now);
  return ids === null ? null : decodeProductIds(ids);
}

const READ_ORDER_AGAIN = statement("menu.readOrderAgain", "select order_again($1, $2, $3, $4) as ids");

const decodeProductIds = decoderOf("products to order again", Schema.Array(ulid<ProductId>()));
