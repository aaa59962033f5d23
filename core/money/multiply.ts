import { moneyOf } from "./minor-units.ts";
import { fractionOf, multiplyFractions, type Factor, type Fraction } from "./fraction.ts";
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
  if (factor === 1) return money;
  return moneyOrThrow(
    multiplyFractions(fractionOf(money.amount), fractionOf(factor)),
    money.currency,
    rounding,
  );
}

/** The amount of a value; throws where rounding is needed and no mode is named: the caller has to decide (MONEY-3). */
export function moneyOrThrow<C extends Currency>(
  value: Fraction,
  currency: C,
  rounding?: RoundingMode,
): Money<C> {
  const money = moneyOf(value, currency, rounding);
  if (money === null)
    throw new Error(`${value.numerator}/${value.denominator} ${currency} needs rounding: name a mode`);
  return money;
}
