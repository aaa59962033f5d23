import type { Instant } from "#core/time/instant.ts";
import { isOlderThan } from "#core/time/staleness.ts";
import type { Cart } from "./cart.ts";

/** A stored cart that was last changed longer ago is replaced by an empty one (CART-3). */
export const CART_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The precision of when a guest's cart was last seen, in milliseconds: it is written at most once in that time. */
export const SEEN_STEP_MS = 60 * 60 * 1000;

/** Whether the last update is over 24 hours old; exactly 24 hours is not (CART-3). */
export function isStale(cart: Pick<Cart, "updatedAt">, now: Instant): boolean {
  return isOlderThan(cart.updatedAt, now, CART_LIFETIME_MS);
}
