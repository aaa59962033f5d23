/** Currencies the product trades in, with their ISO 4217 numbers and decimals (spec §9). */
export const CURRENCIES = {
  RON: { code: "RON", numeric: 946, decimals: 2 },
  USD: { code: "USD", numeric: 840, decimals: 2 },
} as const;

/** ISO 4217 code of a supported currency. */
export type Currency = keyof typeof CURRENCIES;

/** An amount of one currency as canonical decimal text with exactly its decimals ("12.50", "-0.05", never "-0.00"). */
export interface Money {
  readonly amount: string;
  readonly currency: Currency;
}
