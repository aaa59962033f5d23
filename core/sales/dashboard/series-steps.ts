import { sum } from "#core/money/add.ts";
import type { Currency } from "#core/money/money.ts";
import type { DateRange } from "#core/order/history/order-period.ts";
import { plusDays, weekdayOf } from "#core/time/calendar-date.ts";
import type { DaySum, HourSum, NetSales } from "./dashboard.ts";

/** Most days that a chart shows one by one. */
const MAX_DAYS_SHOWN = 62;
const WEEK = 7;

/** A step of a chart: a day, the week that begins on a day, or an hour of one day. */
export interface SeriesStep extends NetSales {
  readonly type: "day" | "week" | "hour";
  /** YYYY-MM-DD of its first day. */
  readonly date: string;
  /** 0..23 of an hour, else null. */
  readonly hour: number | null;
  /** The same step of the period before; null where that is shorter, and for an hour. */
  readonly before: NetSales | null;
}

/**
 * The steps of a chart of some days: one day by its hours from the first to the last that sold something, a long period by
 * its weeks from Monday on. The steps add up to the days.
 */
export function seriesSteps(
  days: readonly DaySum[],
  previous: readonly DaySum[],
  hours: readonly HourSum[],
  currency: Currency,
): readonly SeriesStep[] {
  const [first] = days;
  if (first !== undefined && days.length === 1) return hourSteps(first.date, hours, currency);
  if (days.length <= MAX_DAYS_SHOWN)
    return days.map((day, index) => ({ ...day, type: "day", hour: null, before: previous[index] ?? null }));
  const weeks = Map.groupBy(days, ({ date }) => plusDays(date, 1 - Number(weekdayOf(date))));
  let reached = 0;
  return [...weeks.values()].flatMap((week) => {
    const [begin] = week;
    const before = previous.slice(reached, reached + week.length);
    reached += week.length;
    if (begin === undefined) return [];
    const sums = sumOf(week, currency);
    const isWhole = before.length === week.length && week.length <= WEEK;
    return [
      {
        type: "week",
        date: begin.date,
        hour: null,
        ...sums,
        before: isWhole ? sumOf(before, currency) : null,
      },
    ];
  });
}

function hourSteps(date: string, hours: readonly HourSum[], currency: Currency): readonly SeriesStep[] {
  const shown = hours.map(({ hour }) => hour);
  const [from, to] = [Math.min(...shown), Math.max(...shown)];
  return Array.from({ length: shown.length === 0 ? 0 : to - from + 1 }, (_, index) => {
    const own = hours.filter(({ hour }) => hour === from + index);
    return { type: "hour", date, hour: from + index, ...sumOf(own, currency), before: null };
  });
}

function sumOf(parts: readonly NetSales[], currency: Currency): NetSales {
  return {
    orders: parts.reduce((all, { orders }) => all + orders, 0),
    netSales: sum(
      parts.map(({ netSales }) => netSales),
      currency,
    ),
  };
}

/** The dates of a step within its period. */
export function stepDates({ type, date }: Pick<SeriesStep, "type" | "date">, period: DateRange): DateRange {
  const sunday = plusDays(date, WEEK - Number(weekdayOf(date)));
  return { from: date, to: type !== "week" ? date : sunday < period.to ? sunday : period.to };
}
