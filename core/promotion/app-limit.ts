import type { CouponContext } from "./coupon-context.ts";
import type { Promotion } from "./promotion.ts";

/** Refuses outside the mobile app where the promotion is limited to it (PROMOTION-5). */
export function refuseOutsideApp(
  { limitedToMobileApp }: Promotion,
  { fromMobileApp }: CouponContext,
): "coupon.app_only" | null {
  return limitedToMobileApp && !fromMobileApp ? "coupon.app_only" : null;
}
