import { decimalOf, decimalOfFactor, moneyOrThrow, type Factor } from "./decimal.ts";
import type { Currency, Money } from "./money.ts";
import type { RoundingMode } from "./rounding.ts";

/**
 * The amount times a whole number or a fraction as decimal text ("0.20"). Throws when the product has more than the
 * currency's decimals and no rounding mode is named.
 */
export function multiply<C extends Currency>(
  money: Money<C>,
  factor: Factor,
  rounding?: RoundingMode,
): Money<C> {
  return moneyOrThrow(decimalOf(money).times(decimalOfFactor(factor)), money.currency, rounding);
}

/** The amount divided; throws on zero, and when the quotient needs rounding and no mode is named. */
export function divide<C extends Currency>(
  money: Money<C>,
  divisor: Factor,
  rounding?: RoundingMode,
): Money<C> {
  return multiplyByRatio(money, 1, divisor, rounding);
}

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
  const by = decimalOfFactor(denominator);
  if (by.isZero()) throw new Error(`Cannot divide ${money.amount} ${money.currency} by zero`);
  return moneyOrThrow(
    decimalOf(money).times(decimalOfFactor(numerator)).dividedBy(by),
    money.currency,
    rounding,
  );
}
