import type { Order } from "../order.ts";

/**
 * The order that a customer's start follows: the newest one under way, and the one it follows already until a newer one
 * is placed, so that an order that ends is seen to end (ORDER-42). `active` is newest first; null where there is none.
 */
export function orderToFollow(followed: Order | null, active: readonly Order[]): Order | null {
  const newest = active[0] ?? null;
  if (newest === null || followed === null) return newest ?? followed;
  const isNewer = newest.id === followed.id || newest.placedAt > followed.placedAt;
  return isNewer ? newest : followed;
}
