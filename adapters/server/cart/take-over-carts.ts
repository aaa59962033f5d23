import { unavailable } from "#adapters/server/http/failures.ts";
import { MAX_LINES } from "#core/cart/cart.ts";
import { mergeCarts } from "#core/cart/edit/merge-carts.ts";
import type { CartId, UserId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { isStale } from "#core/cart/stale-cart.ts";
import type { CartDeps } from "./cart-deps.ts";
import { handGuestOver, mergeCart, readCartsToMerge, type CartMerge } from "./carts.queries.ts";
import type { StoredCart } from "./stored-cart.ts";

// Each means that some device saved between the reading and the write; no person saves that often.
const MAX_MISSES = 20;
// By then the login's answer has reached the browser, or never will.
const HANDOVER_MS = 60_000;

/**
 * Hands the carts of a guest to the user the guest turned out to be (CART-12). The browser keeps using the guest's
 * cart, so the lines of the user's latest cart at the same shop join it there and leave where they were. Both are written
 * at the revisions that were read, else read and merged again: what any device was answered as kept is in one of them. Doing
 * it twice is doing it once. A page that does not know of the login yet makes no cart under the guest's secret, which its
 * browser is about to forget. Throws what to answer when devices keep saving all the while; nothing is lost then either.
 */
export async function takeOverCarts(
  { database }: Pick<CartDeps, "database">,
  guestHash: string,
  userId: UserId,
  now: Instant,
): Promise<void> {
  await handGuestOver(database, guestHash, HANDOVER_MS);
  const done = new Set<CartId>();
  for (let misses = 0; misses < MAX_MISSES;) {
    const { guest, saved } = await readCartsToMerge(database, guestHash, userId);
    const [next] = guest;
    if (next === undefined) return;
    const others = saved.filter(({ id }) => !done.has(id));
    const merge = mergeOf(next, others, now);
    if (await mergeCart(database, merge, { guestHash, userId }, now)) {
      done.add(merge.guest.id);
      if (merge.saved !== null) done.add(merge.saved.id);
    } else {
      misses += 1;
    }
  }
  throw unavailable();
}

function mergeOf(guest: StoredCart, saved: readonly StoredCart[], now: Instant): CartMerge {
  const alone = { guest, saved: null, items: guest.items, unitPrices: guest.unitPrices };
  const other = saved.find(({ shopId }) => shopId === guest.shopId);
  if (other === undefined || other.items.length === 0 || isStale(other, now)) return alone;
  const { items } = mergeCarts(guest, other);
  // What does not fit into one cart stays in two: nothing is lost, and the older one is still the user's.
  if (items.length > MAX_LINES.signedIn) return alone;
  return { guest, saved: other, items, unitPrices: { ...other.unitPrices, ...guest.unitPrices } };
}
