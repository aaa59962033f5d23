import type { Instant } from "#core/time/instant.ts";
import type { CouponContext } from "./coupon-context.ts";

/** From when and until when a promotion holds; null does not limit. */
export interface ActiveDates {
  readonly validFrom: Instant | null;
  readonly validUntil: Instant | null;
}

/** Refuses before the first instant of the promotion. */
export function refuseBeforeStart(
  { validFrom }: ActiveDates,
  { now }: CouponContext,
): "coupon.not_active_yet" | null {
  return validFrom !== null && now < validFrom ? "coupon.not_active_yet" : null;
}

/** Refuses from `validUntil` on; that instant itself is already too late. */
export function refuseAfterEnd(
  { validUntil }: Pick<ActiveDates, "validUntil">,
  { now }: Pick<CouponContext, "now">,
): "coupon.expired" | null {
  return validUntil !== null && now >= validUntil ? "coupon.expired" : null;
}
