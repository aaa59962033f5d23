import type { UsageTerm } from "#core/promotion/usage-limit.ts";

/** A usage term as the functions of the database read it. */
export function toUsageRow({
  promotionId,
  redemptionsBelow,
  ordersBelow,
  appOrdersOnly,
}: UsageTerm): Readonly<Record<string, unknown>> {
  return { id: promotionId, times: redemptionsBelow, first_orders: ordersBelow, app: appOrdersOnly };
}
