import { MAX_LINES } from "#core/cart/cart.ts";
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
    const joint =
      other !== undefined && other.items.length > 0 && !isStale(other, now)
        ? mergeCarts(cart, other).items
        : null;
    // What does not fit into one cart stays in two: nothing is lost, and the older one is still the user's.
    const joins = joint !== null && joint.length <= MAX_LINES.signedIn;
    if (joins && other !== undefined) merged.add(other.id);
    const items = joins ? joint : cart.items;
    const emptiedCartId = joins && other !== undefined ? other.id : null;
    await takeCartOver(database, { cart: { ...cart, items }, guestHash, userId, emptiedCartId }, now);
  }
}
