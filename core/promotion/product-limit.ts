import type { CouponContext } from "./coupon-context.ts";
import type { Promotion } from "./promotion.ts";

/** Refuses for a product that is not among the promotion's; null or none listed is every product (PROMOTION-5). */
export function refuseOtherProducts(
  { limitedToProductIds: limit }: Promotion,
  { productId }: CouponContext,
): "coupon.product_not_allowed" | null {
  return limit === null || limit.length === 0 || limit.includes(productId)
    ? null
    : "coupon.product_not_allowed";
}
