import type { Result } from "#core/kernel/result.ts";
import { err, ok } from "#core/kernel/result.ts";
import { daysBetween, isCalendarDate } from "#core/time/calendar-date.ts";

/** The periods that lists of orders are asked for (BOARD-10). */
export const ORDER_PERIODS = [
  "today",
  "yesterday",
  "last_7_days",
  "last_30_days",
  "this_month",
  "last_month",
] as const;

/** One of them. */
export type OrderPeriod = (typeof ORDER_PERIODS)[number];

/** Most days of a period of somebody's own. */
export const MAX_PERIOD_DAYS = 366;

/** Calendar dates YYYY-MM-DD, both included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Why two texts are no period: one is no date, they are the wrong way round, or too far apart. */
export type DateRangeProblem = "no_date" | "reversed" | "too_long";

/** A period from one date to another, or why there is none. */
export function dateRange(from: string, to: string): Result<DateRange, DateRangeProblem> {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return err("no_date");
  const days = daysBetween(from, to) + 1;
  if (days < 1) return err("reversed");
  return days > MAX_PERIOD_DAYS ? err("too_long") : ok({ from, to });
}
