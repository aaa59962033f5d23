import type { Queries } from "#adapters/server/db/prepared.ts";
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
  const { rows } = await database.query<{ ids: readonly ProductId[] | null }>(
    "select order_again_of($1, $2, $3, $4) as ids",
    [sessionHash, host, shopId, now],
  );
  return rows[0]?.ids ?? null;
}
