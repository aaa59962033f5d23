import type { Queries } from "#adapters/server/db/prepared.ts";
import type { ProductId, ShopId, UserId } from "#core/kernel/id.ts";

/** What a customer ordered lately at a shop and could order again, the latest first, at most ten. */
export async function readOrderAgain(
  database: Queries,
  userId: UserId,
  shopId: ShopId,
): Promise<readonly ProductId[]> {
  const { rows } = await database.query<{ ids: readonly ProductId[] | null }>(
    "select order_again($1, $2) as ids",
    [userId, shopId],
  );
  return rows[0]?.ids ?? [];
}
