import type { Currency } from "#core/money/money.ts";

/** The rates that can be chosen for a product, per cent as decimal text, the usual one first (MENU-6). */
export const VAT_RATES: Readonly<Record<Currency, readonly string[]>> = {
  RON: ["11.00", "21.00", "0.00"],
  USD: ["0.00"],
};
