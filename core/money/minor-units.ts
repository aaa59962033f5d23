import { multiplyFractions, type Fraction } from "./fraction.ts";
import { CURRENCIES, type Currency, type Money } from "./money.ts";
import { roundToInteger, type RoundingMode } from "./rounding.ts";

/** An amount as a whole number of the currency's minor units, such as cents. */
export function toMinorUnits(money: Money): bigint {
  return BigInt(money.amount.replace(".", ""));
}

/** So many minor units of the currency as an amount; zero has no sign. */
export function fromMinorUnits<C extends Currency>(minorUnits: bigint, currency: C): Money<C> {
  return { amount: formatMinorUnits(minorUnits, CURRENCIES[currency].decimals), currency };
}

/** A whole number with its last digits after the point: 1250 with two decimals is "12.50". */
export function formatMinorUnits(whole: bigint, decimals: number): string {
  const digits = String(whole < 0n ? -whole : whole).padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  return `${whole < 0n ? "-" : ""}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The amount of a value in units of the currency, rounded by the mode; null when no mode is given and it needs one. */
export function moneyOf<C extends Currency>(
  value: Fraction,
  currency: C,
  rounding?: RoundingMode,
): Money<C> | null {
  const coins = { numerator: 10n ** BigInt(CURRENCIES[currency].decimals), denominator: 1n };
  const minorUnits = roundToInteger(multiplyFractions(value, coins), rounding);
  return minorUnits === null ? null : fromMinorUnits(minorUnits, currency);
}
