import { decimalOf, formatDecimal } from "./decimal.ts";
import type { Factor } from "./fraction.ts";
import { CURRENCIES, type Currency, type Money } from "./money.ts";
import type { RoundingMode } from "./rounding.ts";

/**
 * The amount times numerator / denominator with a single rounding, as in VAT out of a gross price (11 / 111).
 * Throws on a denominator of zero, and when the result needs rounding and no mode is named.
 */
export function multiplyByRatio<C extends Currency>(
  money: Money<C>,
  numerator: Factor,
  denominator: Factor,
  rounding?: RoundingMode,
): Money<C> {
  const by = decimalOf(denominator);
  if (by.isZero()) throw new Error(`Cannot divide ${money.amount} ${money.currency} by zero`);
  const value = decimalOf(money.amount).times(decimalOf(numerator)).dividedBy(by);
  const amount = formatDecimal(value, CURRENCIES[money.currency].decimals, rounding);
  if (amount === null) throw new Error(`${value.toString()} ${money.currency} needs rounding: name a mode`);
  return { amount, currency: money.currency };
}
