import type { ProductId } from "#core/kernel/id.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { DateRange } from "#core/order/history/order-period.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import type { Weekday } from "#core/time/weekday.ts";
import type { PeriodFigures } from "./period-figures.ts";

/** The figures of a period, and of the one that it is compared with. */
export interface DashboardSummary extends PeriodFigures {
  readonly currency: Currency;
  readonly period: DateRange;
  readonly previous: PeriodFigures & { readonly period: DateRange };
  /** Whether orders of before sales were counted are still being added: then every figure may grow. */
  readonly isCounting: boolean;
}

/** How many orders, and what of them is net. */
export interface NetSales {
  readonly orders: number;
  readonly netSales: Money;
}

/** What was sold on a day, YYYY-MM-DD. */
export interface DaySum extends NetSales {
  readonly date: string;
}

/** The days of a period in their order, each of them there, and those of the period before. */
export interface SalesSeries {
  readonly currency: Currency;
  readonly days: readonly DaySum[];
  readonly previous: readonly DaySum[];
}

/** What was sold in an hour of the days of a week. */
export interface HourSum extends NetSales {
  readonly weekday: Weekday;
  /** 0..23 by the office's clock. */
  readonly hour: number;
}

/** The hours in which something was sold, by weekday and hour. */
export interface SalesHours {
  readonly currency: Currency;
  readonly hours: readonly HourSum[];
}

/** What was sold of a product; gross is with VAT, after discounts and without what points paid. */
export interface ProductSum {
  readonly productId: ProductId;
  readonly name: string;
  readonly orders: number;
  readonly pieces: number;
  readonly gross: Money;
}

/** What products sold, the most first; those of the menu that nobody bought are there as well. */
export interface SalesProducts {
  readonly currency: Currency;
  readonly products: readonly ProductSum[];
}

/** What was sold at a rate of VAT, in per cent; gross is net and VAT. */
export interface RateSum {
  readonly rate: string;
  readonly orders: number;
  readonly net: Money;
  readonly vat: Money;
  readonly gross: Money;
}

/** What was sold at each rate, the lowest first. */
export interface SalesRates {
  readonly currency: Currency;
  readonly rates: readonly RateSum[];
}

/** Every day of a period, with nothing where nothing was sold. */
export function everyDay(
  { from, to }: DateRange,
  sold: readonly DaySum[],
  nothing: Money,
): readonly DaySum[] {
  const byDate = new Map(sold.map((day) => [day.date, day]));
  const days: DaySum[] = [];
  for (let date = from; date <= to; date = plusDays(date, 1))
    days.push(byDate.get(date) ?? { date, orders: 0, netSales: nothing });
  return days;
}
