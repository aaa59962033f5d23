import type { Money } from "#core/money/money.ts";
import { multiplyByRatio } from "#core/money/multiply-by-ratio.ts";

/** The usual commission of marketplaces, in per cent (LANDING-1). */
export const MARKETPLACE_PERCENT = 30;

/** The commission on so many orders of an average value, rounded half-even to the currency's decimals. */
export function marketplaceCommission(average: Money, orders: number): Money {
  return multiplyByRatio(average, orders * MARKETPLACE_PERCENT, 100, "halfEven");
}
