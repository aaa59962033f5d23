import type { CouponContext } from "./coupon-context.ts";
import type { Promotion } from "./promotion.ts";

/** Refuses before the first instant of the promotion. */
export function refuseBeforeStart(
  promotion: Promotion,
  { now }: CouponContext,
): "coupon.not_active_yet" | null {
  return promotion.validFrom !== null && now < promotion.validFrom ? "coupon.not_active_yet" : null;
}

/** Refuses from `validUntil` on; that instant itself is already too late. */
export function refuseAfterEnd(promotion: Promotion, { now }: CouponContext): "coupon.expired" | null {
  return promotion.validUntil !== null && now >= promotion.validUntil ? "coupon.expired" : null;
}
