import { CURRENCIES, type Currency, type Money } from "./money.ts";

/** Whether the text is the ISO 4217 code, in capitals, of a supported currency. */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(CURRENCIES, text);
}

/** Throws when two amounts differ in currency: no rate exists, so mixing them is a bug (MONEY-4). */
export function assertSameCurrency(money: Money, other: Money): void {
  if (money.currency !== other.currency)
    throw new Error(`Cannot mix ${money.currency} and ${other.currency}`);
}
