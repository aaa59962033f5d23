import { plusDays } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";
import { firstShows, localDateOf } from "#core/time/zones.ts";
import { openIntervals, type OpeningPlan } from "./open-intervals.ts";

/** Minute of the day at which a business day ends for a place that has not closed before: 04:00 (TIME-3). */
const BUSINESS_DAY_END_MINUTE = 240;

/**
 * The date of the zone's business day that now belongs to, YYYY-MM-DD: until the wall clock shows 04:00 it is that of
 * the evening before, so that a night's orders keep their numbering past midnight, also on the nights of a clock change.
 */
export function businessDayOf(now: Instant, timezone: string): string {
  const today = localDateOf(now, timezone);
  return now < firstShows(today, BUSINESS_DAY_END_MINUTE, timezone) ? plusDays(today, -1) : today;
}

/**
 * The end of the business day that now belongs to: the last closing before the next 04:00 of the zone, or that
 * 04:00 when the place is closed for the day or stays open past it. A break at noon does not end the day.
 */
export function endOfBusinessDay(plan: OpeningPlan, now: Instant, timezone: string): Instant {
  const today = localDateOf(now, timezone);
  const todaysEnd = firstShows(today, BUSINESS_DAY_END_MINUTE, timezone);
  const end = now < todaysEnd ? todaysEnd : firstShows(plusDays(today, 1), BUSINESS_DAY_END_MINUTE, timezone);
  const closing = openIntervals(plan, "any", timezone, plusDays(today, -1), 3)
    .map((interval) => interval.end)
    .findLast((closes) => closes > now && closes <= end);
  return closing ?? end;
}

/** When the business day of a date begins, YYYY-MM-DD: the first 04:00 that the zone's clock shows on it. */
export function startOfBusinessDay(date: string, timezone: string): Instant {
  return firstShows(date, BUSINESS_DAY_END_MINUTE, timezone);
}
