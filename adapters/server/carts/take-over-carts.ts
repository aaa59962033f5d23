import { mergeCarts } from "#core/cart/merge-carts.ts";
import type { UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { isStale } from "#core/cart/stale-cart.ts";
import type { Carting } from "./carting.ts";
import { readCartsToMerge, takeCartOver } from "./carts.queries.ts";

/**
 * Hands the carts of a guest to the user the guest turned out to be (product §6). The browser goes on with the guest's
 * cart, so the lines of the user's latest cart at the same shop join it there and leave where they were; doing it
 * twice is doing it once.
 */
export async function takeOverCarts(
  { database }: Pick<Carting, "database">,
  guestHash: string,
  userId: UserId,
  now: Instant,
): Promise<void> {
  const { guest, saved } = await readCartsToMerge(database, guestHash, userId);
  const merged = new Set<string>();
  for (const cart of guest) {
    const other = saved.find(({ id, shopId }) => shopId === cart.shopId && !merged.has(id));
    const joins = other !== undefined && other.items.length > 0 && !isStale(other, now);
    if (joins) merged.add(other.id);
    const items = joins ? mergeCarts(cart, other).items : cart.items;
    const emptiedCartId = joins ? other.id : null;
    await takeCartOver(database, { cart: { ...cart, items }, guestHash, userId, emptiedCartId }, now);
  }
}
