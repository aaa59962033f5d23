import type { CouponContext, CouponCustomer } from "./coupon-context.ts";
import type { Promotion } from "./promotion.ts";

/** Refuses a guest where the promotion counts its uses per customer: there is nobody to count for (product §5). */
export function refuseGuest(
  { usageLimitPerCustomer }: Promotion,
  { customer }: CouponContext,
): "coupon.login_required" | null {
  return usageLimitPerCustomer !== null && customer === null ? "coupon.login_required" : null;
}

/**
 * Refuses a customer who used the promotion up (product §5). Valid for first orders only: the customer's unfinished and
 * fulfilled orders have to be fewer than the limit, those from the app where the promotion is limited to it. Otherwise
 * the held and used redemptions of this promotion have to be fewer.
 */
export function refuseUsedUp(
  promotion: Promotion,
  { customer }: CouponContext,
): "coupon.first_orders_only" | "coupon.limit_reached" | null {
  const limit = promotion.usageLimitPerCustomer;
  if (limit === null || customer === null) return null;
  if (limit.options.validForFirstOrdersOnly)
    return ordersOf(customer, promotion.limitedToMobileApp) < limit.times ? null : "coupon.first_orders_only";
  return (customer.couponRedemptionsCounts[promotion.id] ?? 0) < limit.times ? null : "coupon.limit_reached";
}

function ordersOf(customer: CouponCustomer, appOnly: boolean): number {
  return appOnly
    ? customer.pendingAppOrdersCount + customer.fulfilledAppOrdersCount
    : customer.pendingOrdersCount + customer.fulfilledOrdersCount;
}
