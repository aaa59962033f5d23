import { fractionOf, multiplyFractions, type Factor, type Fraction } from "./fraction.ts";
import type { Currency, Money } from "./money.ts";
import { moneyOrThrow } from "./multiply.ts";
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
  const by = fractionOf(denominator);
  if (by.numerator === 0n) throw new Error(`Cannot divide ${money.amount} ${money.currency} by zero`);
  const product = multiplyFractions(fractionOf(money.amount), fractionOf(numerator));
  return moneyOrThrow(multiplyFractions(product, inverse(by)), money.currency, rounding);
}

// A denominator is above zero: the sign goes to the numerator.
function inverse({ numerator, denominator }: Fraction): Fraction {
  return numerator < 0n
    ? { numerator: -denominator, denominator: -numerator }
    : { numerator: denominator, denominator: numerator };
}
