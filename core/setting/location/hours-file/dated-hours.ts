import { daysBetween, isCalendarDate, plusDays, weekdayOf } from "#core/time/calendar-date.ts";
import type { OpeningException, OpeningInterval } from "#core/shop/opening-hours.ts";
import type { Weekday } from "#core/time/weekday.ts";

/** Hours of the dates between two, both among them, on some days of the week. */
export interface DatedHours {
  readonly from: string;
  readonly through: string;
  readonly days: readonly Weekday[];
  readonly intervals: readonly OpeningInterval[];
}

const DATE = /^(?<date>\d{4}-\d{2}-\d{2})(?:T[\d:.+Z-]*)?$/u;
// A period that is longer is a season, whose every day would be an exception.
const MAX_DAYS = 366;

/** A date, or that of a time; null where it is written otherwise. */
export function readDate(written: unknown): string | null {
  const date = typeof written === "string" ? DATE.exec(written.trim())?.groups?.["date"] : undefined;
  return date !== undefined && isCalendarDate(date) ? date : null;
}

/** Whether the second date is the first or after it, by a year at most. */
export function isPeriod(from: string, through: string): boolean {
  const days = daysBetween(from, through);
  return days >= 0 && days < MAX_DAYS;
}

/** Hours of dates as exceptions for every method: each date once, with the hours of all that speak of it. */
export function exceptionsOf(dated: readonly DatedHours[]): readonly OpeningException[] {
  const found = dated.flatMap(({ from, through, days, intervals }) =>
    Array.from({ length: daysBetween(from, through) + 1 }, (_, day) => plusDays(from, day))
      .filter((date) => days.includes(weekdayOf(date)))
      .map((date) => ({ date, intervals })),
  );
  return [...Map.groupBy(found, ({ date }) => date)]
    .map(([date, parts]) => ({ date, method: null, intervals: parts.flatMap(({ intervals }) => intervals) }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
