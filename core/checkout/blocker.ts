import type { CartItemId, ModifierGroupId, OrderId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import type { DeliveryPromise } from "./promise.ts";

/** Why a coupon cannot be used, first reason wins (product §5). */
export type CouponRefusalKey =
  | "coupon.not_found"
  | "coupon.not_active_yet"
  | "coupon.expired"
  | "coupon.location_not_allowed"
  | "coupon.product_not_allowed"
  | "coupon.app_only"
  | "coupon.login_required"
  | "coupon.limit_reached"
  | "coupon.first_orders_only";

/** What keeps an order from being placed; the same keys and details are the errors of placing it. */
export type Blocker =
  | { readonly key: "cart.empty" }
  | { readonly key: "cart.already_ordered"; readonly orderId: OrderId }
  | { readonly key: "cart.shop_mismatch" }
  | { readonly key: "location.closed"; readonly nextOpeningAt: Instant | null }
  | { readonly key: "location.paused"; readonly until: Instant | null }
  | { readonly key: "fulfillment.not_supported" }
  | { readonly key: "address.required" }
  | { readonly key: "address.out_of_zone" }
  | { readonly key: "item.unavailable"; readonly itemIds: readonly CartItemId[] }
  | {
      readonly key: "item.options_invalid";
      readonly itemId: CartItemId;
      readonly groupId: ModifierGroupId;
      readonly min: number;
      readonly max: number;
    }
  | { readonly key: "price.changed"; readonly itemIds: readonly CartItemId[] }
  | { readonly key: CouponRefusalKey; readonly itemIds: readonly CartItemId[] }
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

/** Every key a blocker can have. */
export type BlockerKey = Blocker["key"];

/** Tells the blockers of one cart apart: choices are refused group by group, everything else once. */
export function blockerId(blocker: Blocker): string {
  return blocker.key === "item.options_invalid"
    ? `${blocker.key} ${blocker.itemId} ${blocker.groupId}`
    : blocker.key;
}
