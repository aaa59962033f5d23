/** Why a coupon cannot be used, in the order in which they are checked: a customer gets the first that applies (PROMOTION-6). */
export const COUPON_REFUSAL_KEYS = [
  "coupon.not_found",
  "coupon.not_active_yet",
  "coupon.expired",
  "coupon.location_not_allowed",
  "coupon.product_not_allowed",
  "coupon.app_only",
  "coupon.login_required",
  "coupon.limit_reached",
  "coupon.first_orders_only",
] as const;

/** One of the reasons. */
export type CouponRefusalKey = (typeof COUPON_REFUSAL_KEYS)[number];
