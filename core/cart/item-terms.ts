import type { CartItemId, PromotionId } from "#core/kernel/id.ts";
import { changeItems, type HoldsItems } from "./equal-items.ts";

/** Puts a coupon on the named items and replaces one they have. */
export function setCoupon<C extends HoldsItems>(
  cart: C,
  itemIds: readonly CartItemId[],
  couponId: PromotionId,
): C {
  return changeItems(cart, itemIds, (item) => ({ ...item, couponId }));
}

/** Takes the coupons off the named items, after a refused coupon (CART-8); items that become equal are joined. */
export function clearCoupons<C extends HoldsItems>(cart: C, itemIds: readonly CartItemId[]): C {
  return changeItems(cart, itemIds, (item) => ({ ...item, couponId: null }));
}

/** Sets whether an item's product is paid by points; `payByPoints` says whether that is allowed. */
export function setPayByPoints<C extends HoldsItems>(cart: C, itemId: CartItemId, payByPoints: boolean): C {
  return changeItems(cart, [itemId], (item) => ({ ...item, payByPoints }));
}

/** Makes the named items paid in money, where points are refused (CART-8); items that become equal are joined. */
export function switchPointsOff<C extends HoldsItems>(cart: C, itemIds: readonly CartItemId[]): C {
  return changeItems(cart, itemIds, (item) => ({ ...item, payByPoints: false }));
}
