import type { CartItemId, ProductId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { CouponContext } from "./coupon-context.ts";
import type { CouponRefusalKey } from "./coupon-refusal-key.ts";
import { couponRefusal } from "./coupon-refusal.ts";
import type { Promotion } from "./promotion.ts";

/**
 * The items of a cart that a coupon fits, in the cart's order. Where it fits none, the reason: the product's only if no
 * other stands in the way, since all others are the same for each item. An empty cart has no product that it fits.
 */
export function matchCoupon(
  promotion: Promotion | null,
  items: readonly { readonly id: CartItemId; readonly productId: ProductId }[],
  context: Omit<CouponContext, "productId">,
): Result<readonly CartItemId[], CouponRefusalKey> {
  if (promotion === null) return err("coupon.not_found");
  const answers = items.map((item) => ({
    itemId: item.id,
    refusal: couponRefusal(promotion, { ...context, productId: item.productId }),
  }));
  const fitting = answers.filter(({ refusal }) => refusal === null).map(({ itemId }) => itemId);
  if (fitting.length > 0) return ok(fitting);
  const other = answers.find(({ refusal }) => refusal !== "coupon.product_not_allowed");
  return err(other?.refusal ?? "coupon.product_not_allowed");
}
