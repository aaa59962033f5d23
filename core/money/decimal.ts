import { Decimal } from "decimal.js";
import { CURRENCIES, type Currency, type Money } from "./money.ts";
import { DECIMAL_ROUNDING, type RoundingMode } from "./rounding.ts";

/**
 * The product's own constructor, so that another user of the package cannot change how money is computed.
 * A hundred digits hold every sum and product here exactly; only a division is ever cut.
 */
const MoneyDecimal = Decimal.clone({ precision: 100, toExpNeg: -1000, toExpPos: 1000, defaults: true });

/** A factor or a divisor: a whole number such as a quantity, or decimal text such as "0.20". */
export type Factor = number | string;

const DECIMAL_TEXT = /^-?\d{1,30}(?:\.\d{1,30})?$/;

/** The exact value of an amount. */
export function decimalOf(money: Money): Decimal {
  return new MoneyDecimal(money.amount);
}

/** The exact value of a factor; throws for a fraction as a number, since that is already inexact, and for other text. */
export function decimalOfFactor(factor: Factor): Decimal {
  if (typeof factor === "number" ? !Number.isSafeInteger(factor) : !DECIMAL_TEXT.test(factor))
    throw new Error(`Neither a whole number nor decimal text: ${factor}`);
  return new MoneyDecimal(factor);
}

/** The amount of a value, rounded by the mode to the currency's decimals; null when no mode is given and it needs one. */
export function moneyOf<C extends Currency>(
  value: Decimal,
  currency: C,
  rounding?: RoundingMode,
): Money<C> | null {
  const { decimals } = CURRENCIES[currency];
  if (rounding === undefined && value.decimalPlaces() > decimals) return null;
  const rounded =
    rounding === undefined ? value : value.toDecimalPlaces(decimals, DECIMAL_ROUNDING[rounding]);
  // Zero has a sign in decimal.js, money has none: toFixed leaves it out, toString would not.
  return { amount: rounded.toFixed(decimals), currency };
}

/** As moneyOf, but throws where rounding is needed and no mode is named: the caller has to decide (spec §5). */
export function moneyOrThrow<C extends Currency>(
  value: Decimal,
  currency: C,
  rounding?: RoundingMode,
): Money<C> {
  const money = moneyOf(value, currency, rounding);
  if (money === null) throw new Error(`${value.toString()} ${currency} needs rounding: name a mode`);
  return money;
}
