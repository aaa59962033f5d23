import type { Money } from "#core/money/money.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { DaySum, HourSum, ProductSum, RateSum } from "./dashboard.ts";

/** The tables of the dashboard that are saved as files. */
export const SALES_FILES = ["days", "hours", "products", "vat"] as const;

/** One of them. */
export type SalesFile = (typeof SALES_FILES)[number];

/**
 * How Excel in a language reads a file (DASHBOARD-8): what stands between cells, and between whole units and the rest. In
 * Romanian it reads neither commas between cells nor points in amounts.
 */
export const SALES_FILE_FORMS: Readonly<
  Record<Locale, { readonly delimiter: string; readonly decimalMark: string }>
> = {
  ro: { delimiter: ";", decimalMark: "," },
  en: { delimiter: ",", decimalMark: "." },
};

type Row = readonly string[];

/** The rows of the days, their heads first. The heads are those of the wire, the same in every language. */
export function dayRows(days: readonly DaySum[], locale: Locale): readonly Row[] {
  return [
    ["date", "orders", "net_sales", "currency"],
    ...days.map(({ date, orders, netSales }) => [date, String(orders), ...amount(netSales, locale)]),
  ];
}

/** The rows of the hours of each weekday, Monday is 1. */
export function hourRows(hours: readonly HourSum[], locale: Locale): readonly Row[] {
  return [
    ["weekday", "hour", "orders", "net_sales", "currency"],
    ...hours.map(({ weekday, hour, orders, netSales }) => [
      weekday,
      String(hour),
      String(orders),
      ...amount(netSales, locale),
    ]),
  ];
}

/** The rows of the products. */
export function productRows(products: readonly ProductSum[], locale: Locale): readonly Row[] {
  return [
    ["product_id", "name", "orders", "pieces", "gross", "currency"],
    ...products.map(({ productId, name, orders, pieces, gross }) => [
      productId,
      name,
      String(orders),
      String(pieces),
      ...amount(gross, locale),
    ]),
  ];
}

/** The rows of the rates of VAT. */
export function rateRows(rates: readonly RateSum[], locale: Locale): readonly Row[] {
  return [
    ["rate", "orders", "net", "vat", "gross", "currency"],
    ...rates.map(({ rate, orders, net, vat, gross }) => [
      decimal(rate, locale),
      String(orders),
      decimal(net.amount, locale),
      decimal(vat.amount, locale),
      ...amount(gross, locale),
    ]),
  ];
}

function amount({ amount: text, currency }: Money, locale: Locale): Row {
  return [decimal(text, locale), currency];
}

function decimal(text: string, locale: Locale): string {
  return text.replace(".", SALES_FILE_FORMS[locale].decimalMark);
}
