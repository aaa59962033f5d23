import { subtract } from "#core/money/add.ts";
import { toMinorUnits } from "#core/money/minor-units.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { multiply } from "#core/money/multiply.ts";
import { multiplyByRatio } from "#core/money/multiply-by-ratio.ts";

/** The usual commission of marketplaces, in per cent (LANDING-1). */
export const MARKETPLACE_PERCENT = 30;

const MONTHS_OF_A_YEAR = 12;

/** The commission on so many orders of an average value, rounded half-even to the currency's decimals. */
export function marketplaceCommission<C extends Currency>(average: Money<C>, orders: number): Money<C> {
  return multiplyByRatio(average, orders * MARKETPLACE_PERCENT, 100, "halfEven");
}

/** What a marketplace leaves of one order. */
export function leftByMarketplace<C extends Currency>(value: Money<C>): Money<C> {
  return subtract(value, marketplaceCommission(value, 1));
}

/** What a month and a year of direct orders save. */
export interface DirectSaving<C extends Currency = Currency> {
  /** What a marketplace would keep in a month. */
  readonly commission: Money<C>;
  /** Of it, what stays with the restaurant; negative where the price is above the commission. */
  readonly monthly: Money<C>;
  readonly yearly: Money<C>;
}

/** Compares a commission on so many orders a month with a monthly price (LANDING-4). */
export function directSaving<C extends Currency>(
  average: Money<C>,
  orders: number,
  price: Money<NoInfer<C>>,
): DirectSaving<C> {
  const commission = marketplaceCommission(average, orders);
  const monthly = subtract(commission, price);
  return { commission, monthly, yearly: multiply(monthly, MONTHS_OF_A_YEAR) };
}

/**
 * The fewest orders a month of an average value on which the commission, not rounded, is at least the price; null where
 * no number is enough, since an order is worth nothing.
 */
export function breakEvenOrders<C extends Currency>(
  average: Money<C>,
  price: Money<NoInfer<C>>,
): number | null {
  const perOrder = toMinorUnits(average) * BigInt(MARKETPLACE_PERCENT);
  if (perOrder <= 0n) return null;
  const wanted = toMinorUnits(price) * 100n;
  return Number((wanted + perOrder - 1n) / perOrder);
}
