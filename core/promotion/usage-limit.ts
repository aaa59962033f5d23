import type { PromotionId } from "#core/kernel/id.ts";
import type { AppLimit } from "./app-limit.ts";
import type { CouponContext, CouponCustomer } from "./coupon-context.ts";

/** How often one customer may use a promotion. */
export interface UsageLimit {
  readonly type: "count";
  readonly times: number;
  readonly options: { readonly validForFirstOrdersOnly: boolean };
}

/** How often each customer may use a promotion; null is as often as they like. */
export interface LimitedUsage {
  readonly usageLimitPerCustomer: UsageLimit | null;
}

type CountedPromotion = LimitedUsage & AppLimit & { readonly id: PromotionId };

/** What a customer's past has to keep below for a promotion to be used once more; null where that is not limited. */
export interface UsageTerm {
  readonly promotionId: PromotionId;
  /** Held and used redemptions of this promotion have to be fewer. */
  readonly redemptionsBelow: number | null;
  /** Unfinished and fulfilled orders have to be fewer. */
  readonly ordersBelow: number | null;
  /** Whether only orders from the app count. */
  readonly appOrdersOnly: boolean;
}

/**
 * The usage limit of a promotion as a term that can be checked where the counts are (PROMOTION-7): valid for first orders
 * only, the customer's unfinished and fulfilled orders have to be fewer than the limit, those from the app where the
 * promotion is limited to it; otherwise the held and used redemptions of this promotion.
 */
export function usageTermOf({
  id,
  usageLimitPerCustomer: limit,
  limitedToMobileApp,
}: CountedPromotion): UsageTerm {
  const firstOrders = limit?.options.validForFirstOrdersOnly === true;
  return {
    promotionId: id,
    redemptionsBelow: limit === null || firstOrders ? null : limit.times,
    ordersBelow: limit !== null && firstOrders ? limit.times : null,
    appOrdersOnly: limitedToMobileApp,
  };
}

/** Refuses a guest where the promotion counts its uses per customer: there is nobody to count for (PROMOTION-8). */
export function refuseGuest(
  { usageLimitPerCustomer }: LimitedUsage,
  { customer }: Pick<CouponContext, "customer">,
): "coupon.login_required" | null {
  return usageLimitPerCustomer !== null && customer === null ? "coupon.login_required" : null;
}

/** Refuses a promotion that all customers together have used up (PROMOTION-12). */
export function refuseExhausted(
  { id }: Pick<CountedPromotion, "id">,
  { exhaustedPromotionIds }: Pick<CouponContext, "exhaustedPromotionIds">,
): "coupon.limit_reached" | null {
  return exhaustedPromotionIds.includes(id) ? "coupon.limit_reached" : null;
}

/** Refuses a customer who used the promotion up: whose past is not below its term (PROMOTION-7). */
export function refuseUsedUp(
  promotion: CountedPromotion,
  { customer }: Pick<CouponContext, "customer">,
): "coupon.first_orders_only" | "coupon.limit_reached" | null {
  if (customer === null) return null;
  const { promotionId, redemptionsBelow, ordersBelow, appOrdersOnly } = usageTermOf(promotion);
  if (ordersBelow !== null && ordersOf(customer, appOrdersOnly) >= ordersBelow)
    return "coupon.first_orders_only";
  const redemptions = customer.couponRedemptionsCounts[promotionId] ?? 0;
  return redemptionsBelow !== null && redemptions >= redemptionsBelow ? "coupon.limit_reached" : null;
}

function ordersOf(customer: CouponCustomer, appOnly: boolean): number {
  return appOnly
    ? customer.pendingAppOrdersCount + customer.fulfilledAppOrdersCount
    : customer.pendingOrdersCount + customer.fulfilledOrdersCount;
}
