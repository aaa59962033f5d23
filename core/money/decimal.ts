import { Decimal } from "decimal.js";
import { fractionOf, type Factor } from "./fraction.ts";
import type { RoundingMode } from "./rounding.ts";

/**
 * The product's own constructor, so that another user of the package cannot change how rates are computed.
 * A hundred digits hold every product of an amount and a rate exactly; only a quotient is ever cut.
 */
const RateDecimal = Decimal.clone({ precision: 100, toExpNeg: -1000, toExpPos: 1000, defaults: true });

const ROUNDING: Readonly<Record<RoundingMode, Decimal.Rounding>> = {
  halfEven: Decimal.ROUND_HALF_EVEN,
  halfUp: Decimal.ROUND_HALF_UP,
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
  ceiling: Decimal.ROUND_CEIL,
  floor: Decimal.ROUND_FLOOR,
};

/** The exact value of a factor; throws for a fraction as a number and for text that is no decimal. */
export function decimalOf(factor: Factor): Decimal {
  // The same check as for whole minor units, so that both kinds of arithmetic refuse the same texts.
  fractionOf(factor);
  return new RateDecimal(factor);
}

/** A value as text with so many decimals, rounded by the mode; null when no mode is given and it needs one. */
export function formatDecimal(value: Decimal, decimals: number, rounding?: RoundingMode): string | null {
  if (rounding === undefined && value.decimalPlaces() > decimals) return null;
  const rounded = rounding === undefined ? value : value.toDecimalPlaces(decimals, ROUNDING[rounding]);
  // Zero has a sign in decimal.js, money has none: an added zero takes it away.
  return rounded
    .plus(0)
    .toFixed(decimals)
    .replace(/^-(?=0\.?0*$)/, "");
}
