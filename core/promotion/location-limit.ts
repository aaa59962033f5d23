import type { CouponContext } from "./coupon-context.ts";
import type { Promotion } from "./promotion.ts";

/** Refuses at a location that is not among the promotion's; null or none listed is every location (PROMOTION-5). */
export function refuseElsewhere(
  { limitedToLocationIds: limit }: Promotion,
  { locationId }: CouponContext,
): "coupon.location_not_allowed" | null {
  return limit === null || limit.length === 0 || limit.includes(locationId)
    ? null
    : "coupon.location_not_allowed";
}
