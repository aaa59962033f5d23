import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { CouponContext } from "./coupon-context.ts";

/** How an order with a promotion is fulfilled; null or none listed is either way (PROMOTION-5). */
export interface MethodLimit {
  readonly limitedToFulfillmentMethods: readonly FulfillmentMethod[] | null;
}

/**
 * Refuses an order that is fulfilled another way. While no method is chosen (PROMOTION-14) a coupon stays on its line,
 * and what applies by itself waits: a total never falls short of what checkout will ask.
 */
export function refuseOtherMethods(
  { limitedToFulfillmentMethods: limit, automatic }: MethodLimit & { readonly automatic: boolean },
  { fulfillmentMethod: method }: CouponContext,
): "coupon.fulfillment_method_not_allowed" | null {
  if (limit === null || limit.length === 0) return null;
  const counts = method === null ? !automatic : limit.includes(method);
  return counts ? null : "coupon.fulfillment_method_not_allowed";
}
