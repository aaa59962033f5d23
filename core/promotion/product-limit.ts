import type { ProductId } from "#core/kernel/id.ts";
import type { CouponContext } from "./coupon-context.ts";

/** What a promotion counts for; null or none listed is every product (PROMOTION-5). */
export interface ProductLimit {
  readonly limitedToProductIds: readonly ProductId[] | null;
}

/** Refuses for a product that is not among the promotion's. */
export function refuseOtherProducts(
  { limitedToProductIds: limit }: ProductLimit,
  { productId }: CouponContext,
): "coupon.product_not_allowed" | null {
  return limit === null || limit.length === 0 || limit.includes(productId)
    ? null
    : "coupon.product_not_allowed";
}
