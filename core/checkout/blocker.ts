import { COUPON_REFUSAL_KEYS } from "#core/promotion/coupon-refusal-key.ts";
import type { CartBlocker } from "#core/cart/pricing/pricing-refusal.ts";
import type { CartItemId, OrderId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import type { DeliveryPromise } from "#core/shop/slot/promise.ts";

/** What keeps an order from being placed; the same keys and details are the errors of placing it. */
export type Blocker =
  | CartBlocker
  | { readonly key: "cart.empty" }
  | { readonly key: "cart.already_ordered"; readonly orderId: OrderId }
  | { readonly key: "cart.shop_mismatch" }
  | { readonly key: "customer.blocked" }
  | { readonly key: "location.closed"; readonly nextOpeningAt: Instant | null }
  | { readonly key: "location.paused"; readonly until: Instant | null }
  | { readonly key: "fulfillment.not_supported" }
  | { readonly key: "address.required" }
  | { readonly key: "address.out_of_zone" }
  | { readonly key: "price.changed"; readonly itemIds: readonly CartItemId[] }
  | { readonly key: "points.not_enough"; readonly needed: number; readonly available: number }
  | { readonly key: "points.login_required"; readonly itemIds: readonly CartItemId[] }
  | { readonly key: "points.product_not_redeemable"; readonly itemIds: readonly CartItemId[] }
  | { readonly key: "order.below_minimum"; readonly missing: Money }
  | { readonly key: "slot.full"; readonly nextSlot: Instant | null }
  | { readonly key: "slot.invalid" }
  | { readonly key: "checkout.promise_changed"; readonly promise: DeliveryPromise }
  | { readonly key: "checkout.total_mismatch"; readonly total: Money }
  | { readonly key: "payment.method_not_available" }
  | { readonly key: "phone.not_verified" };

/** Every key a blocker can have, in the order in which placing an order names the first (CHECKOUT-7). */
export const BLOCKER_KEYS = [
  "cart.empty",
  "cart.already_ordered",
  "cart.shop_mismatch",
  "customer.blocked",
  "location.closed",
  "location.paused",
  "fulfillment.not_supported",
  "address.required",
  "address.out_of_zone",
  "item.unavailable",
  "item.options_invalid",
  "price.changed",
  ...COUPON_REFUSAL_KEYS,
  "points.not_enough",
  "points.login_required",
  "points.product_not_redeemable",
  "order.below_minimum",
  "slot.full",
  "slot.invalid",
  "checkout.promise_changed",
  "checkout.total_mismatch",
  "payment.method_not_available",
  "phone.not_verified",
] as const satisfies readonly Blocker["key"][];

/** One of them. */
export type BlockerKey = (typeof BLOCKER_KEYS)[number];

/** Tells the blockers of one cart apart: choices are refused group by group, everything else once. */
export function blockerId(blocker: Blocker): string {
  return blocker.key === "item.options_invalid"
    ? `${blocker.key} ${blocker.itemId} ${blocker.groupId}`
    : blocker.key;
}
