import type { UsageTerm } from "#core/promotion/usage-limit.ts";

/** How often a customer may use a promotion, as the functions of the database read it; a limit of null is none. */
export interface UsageRow {
  readonly id: string;
  readonly times: number | null;
  readonly first_orders: number | null;
  readonly app: boolean;
}

/** A usage term as the functions of the database read it. */
export function toUsageRow({
  promotionId,
  redemptionsBelow,
  ordersBelow,
  appOrdersOnly,
}: UsageTerm): UsageRow {
  return { id: promotionId, times: redemptionsBelow, first_orders: ordersBelow, app: appOrdersOnly };
}
