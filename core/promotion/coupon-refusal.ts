import { CONDITIONS } from "./conditions.ts";
import type { CouponContext } from "./coupon-context.ts";
import type { CouponRefusalKey } from "./coupon-refusal-key.ts";
import type { Promotion } from "./promotion.ts";

/** Why a promotion cannot be used on a line, the first reason (PROMOTION-6); null where it can. Null is not found. */
export function couponRefusal(promotion: Promotion | null, context: CouponContext): CouponRefusalKey | null {
  if (promotion === null) return "coupon.not_found";
  for (const { refuse } of CONDITIONS) {
    const refusal = refuse(promotion, context);
    if (refusal !== null) return refusal;
  }
  return null;
}
