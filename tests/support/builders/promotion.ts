import type { PromotionId } from "#core/kernel/id.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { UsageLimit } from "#core/promotion/usage-limit.ts";
import { idOf } from "./id.ts";

/** A coupon of 20 % on everything, without conditions; `name` also makes the id. */
export function aPromotion(name = "Welcome", change: Partial<Promotion> = {}): Promotion {
  return {
    id: idOf<PromotionId>(name),
    name,
    automatic: false,
    discount: { value: "0.20" },
    appliesToModifiers: true,
    limitedToLocationIds: null,
    limitedToProductIds: null,
    limitedToMobileApp: false,
    limitedToFulfillmentMethods: null,
    usageLimitPerCustomer: null,
    validFrom: null,
    validUntil: null,
    weekdayHours: null,
    ...change,
  };
}

/** So many uses by one customer. */
export function aUsageLimit(times: number, validForFirstOrdersOnly = false): UsageLimit {
  return { type: "count", times, options: { validForFirstOrdersOnly } };
}
