import type { CartItemId, PromotionId } from "#core/kernel/id.ts";
import { changeItems, type HoldsItems } from "./equal-items.ts";

/** Puts a coupon on the named items, instead of one they may have. */
export function setCoupon<C extends HoldsItems>(
  cart: C,
  itemIds: readonly CartItemId[],
  couponId: PromotionId,
): C {
  return changeItems(cart, itemIds, (item) => ({ ...item, couponId }));
}

/** Takes the coupons off the named items, as a refused coupon asks (CART-8); what becomes equal is joined. */
export function clearCoupons<C extends HoldsItems>(cart: C, itemIds: readonly CartItemId[]): C {
  return changeItems(cart, itemIds, (item) => ({ ...item, couponId: null }));
}

/** Says whether an item's product is paid by points; the rules of it are asked separately. */
export function setPayByPoints<C extends HoldsItems>(cart: C, itemId: CartItemId, payByPoints: boolean): C {
  return changeItems(cart, [itemId], (item) => ({ ...item, payByPoints }));
}

/** Has the named items paid in money, where points are refused (CART-8); what becomes equal is joined. */
export function switchPointsOff<C extends HoldsItems>(cart: C, itemIds: readonly CartItemId[]): C {
  return changeItems(cart, itemIds, (item) => ({ ...item, payByPoints: false }));
}
