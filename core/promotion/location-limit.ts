import type { LocationId } from "#core/kernel/id.ts";
import type { CouponContext } from "./coupon-context.ts";

/** Where a promotion counts; null or none listed is every location (PROMOTION-5). */
export interface LocationLimit {
  readonly limitedToLocationIds: readonly LocationId[] | null;
}

/** Refuses at a location that is not among the promotion's. */
export function refuseElsewhere(
  { limitedToLocationIds: limit }: LocationLimit,
  { locationId }: CouponContext,
): "coupon.location_not_allowed" | null {
  return limit === null || limit.length === 0 || limit.includes(locationId)
    ? null
    : "coupon.location_not_allowed";
}
