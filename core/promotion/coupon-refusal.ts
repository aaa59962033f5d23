import type { CouponRefusalKey } from "./coupon-refusal-key.ts";
import { refuseAfterEnd, refuseBeforeStart } from "./active-dates.ts";
import { refuseOutsideApp } from "./app-limit.ts";
import type { CouponContext, PromotionCondition } from "./coupon-context.ts";
import { refuseElsewhere } from "./location-limit.ts";
import { refuseOtherProducts } from "./product-limit.ts";
import type { Promotion } from "./promotion.ts";
import { refuseGuest, refuseUsedUp } from "./usage-limit.ts";
import { refuseOutsideHours } from "./weekday-hours.ts";

// In the order of PROMOTION-6: a customer gets the first reason that applies.
const CONDITIONS: readonly PromotionCondition[] = [
  refuseBeforeStart,
  refuseAfterEnd,
  refuseOutsideHours,
  refuseElsewhere,
  refuseOtherProducts,
  refuseOutsideApp,
  refuseGuest,
  refuseUsedUp,
];

/** Why a promotion cannot be used on a line, the first reason (PROMOTION-6); null where it can. Null is not found. */
export function couponRefusal(promotion: Promotion | null, context: CouponContext): CouponRefusalKey | null {
  if (promotion === null) return "coupon.not_found";
  for (const condition of CONDITIONS) {
    const refusal = condition(promotion, context);
    if (refusal !== null) return refusal;
  }
  return null;
}
