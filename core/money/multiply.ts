import { moneyOf } from "./bani.ts";
import { dividedBy, fractionOf, times, type Factor, type Fraction } from "./fraction.ts";
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
  return moneyOrThrow(times(fractionOf(money.amount), fractionOf(factor)), money.currency, rounding);
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
  const by = fractionOf(denominator);
  if (by.numerator === 0n) throw new Error(`Cannot divide ${money.amount} ${money.currency} by zero`);
  return moneyOrThrow(
    dividedBy(times(fractionOf(money.amount), fractionOf(numerator)), by),
    money.currency,
    rounding,
  );
}

// Where rounding is needed and no mode is named the caller has to decide (spec §5).
function moneyOrThrow<C extends Currency>(value: Fraction, currency: C, rounding?: RoundingMode): Money<C> {
  const money = moneyOf(value, currency, rounding);
  if (money === null)
    throw new Error(`${value.numerator}/${value.denominator} ${currency} needs rounding: name a mode`);
  return money;
}
