import fc from "fast-check";
import { CURRENCIES, type Currency, type Money } from "#core/money/money.ts";

/** Minor units as canonical text of money, computed with BigInt and not with core's own arithmetic. */
export function fromMinorUnits(minorUnits: bigint, currency: Currency = "RON"): Money {
  const digits = (minorUnits < 0n ? -minorUnits : minorUnits).toString().padStart(3, "0");
  return { amount: `${minorUnits < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

/** The minor units of an amount. */
export function toMinorUnits(money: Money): bigint {
  return BigInt(money.amount.replace(".", ""));
}

/** Any supported currency. */
export const arbitraryCurrency: fc.Arbitrary<Currency> = fc.constantFrom(
  CURRENCIES.RON.code,
  CURRENCIES.USD.code,
);

/** An amount between two limits in minor units, both included. */
export function arbitraryMoney(
  min = -99_999_999,
  max = 99_999_999,
  currency: Currency = "RON",
): fc.Arbitrary<Money> {
  return fc.integer({ min, max }).map((minorUnits) => fromMinorUnits(BigInt(minorUnits), currency));
}

/** A price of something on a menu, from nothing to 300.00. */
export function arbitraryPrice(currency: Currency = "RON"): fc.Arbitrary<Money> {
  return arbitraryMoney(0, 30_000, currency);
}
