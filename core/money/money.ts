/** The supported currencies, with their ISO 4217 numbers and decimals (MONEY-1). */
export const CURRENCIES = {
  RON: { code: "RON", numeric: 946, decimals: 2 },
  USD: { code: "USD", numeric: 840, decimals: 2 },
} as const;

/** ISO 4217 code of a supported currency. */
export type Currency = keyof typeof CURRENCIES;

/**
 * An amount of one currency as canonical decimal text with exactly its decimals ("12.50", "-0.05", never "-0.00").
 * Where the currency is known while compiling, mixing two of them does not compile.
 */
export interface Money<C extends Currency = Currency> {
  readonly amount: string;
  readonly currency: C;
}
