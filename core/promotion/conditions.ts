import { refuseAfterEnd, refuseBeforeStart, type ActiveDates } from "./active-dates.ts";
import { refuseOutsideApp, type AppLimit } from "./app-limit.ts";
import { refuseElsewhere, type LocationLimit } from "./location-limit.ts";
import { refuseOtherMethods, type MethodLimit } from "./method-limit.ts";
import { refuseOtherProducts, type ProductLimit } from "./product-limit.ts";
import { refuseExhausted, refuseGuest, refuseUsedUp, type LimitedUsage } from "./usage-limit.ts";
import { refuseOutsideHours, type WeekdayHours } from "./weekday-hours.ts";

/** What the conditions of a promotion are made of, each field described with its condition. */
export interface PromotionLimits
  extends ActiveDates, WeekdayHours, LocationLimit, ProductLimit, AppLimit, MethodLimit, LimitedUsage {}

/**
 * Every condition of a promotion with the keys of its refusals, in the order of PROMOTION-6: a customer gets the
 * first reason that applies.
 */
export const CONDITIONS = [
  { refuse: refuseBeforeStart, keys: ["coupon.not_active_yet"] },
  { refuse: refuseAfterEnd, keys: ["coupon.expired"] },
  { refuse: refuseOutsideHours, keys: ["coupon.not_active_yet"] },
  { refuse: refuseElsewhere, keys: ["coupon.location_not_allowed"] },
  { refuse: refuseOtherProducts, keys: ["coupon.product_not_allowed"] },
  { refuse: refuseOutsideApp, keys: ["coupon.app_only"] },
  { refuse: refuseOtherMethods, keys: ["coupon.fulfillment_method_not_allowed"] },
  { refuse: refuseGuest, keys: ["coupon.login_required"] },
  { refuse: refuseExhausted, keys: ["coupon.limit_reached"] },
  { refuse: refuseUsedUp, keys: ["coupon.limit_reached", "coupon.first_orders_only"] },
] as const;
