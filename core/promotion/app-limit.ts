import type { CouponContext } from "./coupon-context.ts";

/** Whether a promotion counts in the mobile app only. */
export interface AppLimit {
  readonly limitedToMobileApp: boolean;
}

/** Refuses outside the mobile app where the promotion is limited to it (PROMOTION-5). */
export function refuseOutsideApp(
  { limitedToMobileApp }: AppLimit,
  { fromMobileApp }: CouponContext,
): "coupon.app_only" | null {
  return limitedToMobileApp && !fromMobileApp ? "coupon.app_only" : null;
}
