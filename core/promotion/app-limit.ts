import type { CouponContext } from "./coupon-context.ts";

/** Whether a promotion counts in the mobile app only. */
export interface AppLimit {
  readonly limitedToMobileApp: boolean;
}

/** Refuses a promotion that is limited to the mobile app when the cart was not filled there (PROMOTION-5). */
export function refuseOutsideApp(
  { limitedToMobileApp }: AppLimit,
  { fromMobileApp }: CouponContext,
): "coupon.app_only" | null {
  return limitedToMobileApp && !fromMobileApp ? "coupon.app_only" : null;
}
