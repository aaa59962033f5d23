import type { Currency } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";

const UNITS = {
  RON: { unit: "kilometer", meters: 1000 },
  USD: { unit: "mile", meters: 1609.344 },
} as const satisfies Readonly<Record<Currency, object>>;

/** A distance as people of the shop's country say it: "1,2 km", "0.7 mi". */
export function distanceText(locale: Locale, currency: Currency, meters: number): string {
  const { unit, meters: one } = UNITS[currency];
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 });
  // Less than a tenth is not nothing.
  return format.format(Math.max(0.1, meters / one));
}
