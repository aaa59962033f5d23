import { plusDays } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";
import { localDateOf } from "#core/time/zones.ts";
import { isOpenAt, openIntervals, type OpeningPlan, type OpeningScope } from "./open-intervals.ts";

/** How many days ahead an opening is searched; hours repeat weekly, only exceptions can delay it. */
export const OPENING_LOOK_AHEAD_DAYS = 366;

const STRIDE_DAYS = 8;

/** The instant at which the location next opens; null while it is open, and when it does not open within a year. */
export function nextOpening(
  plan: OpeningPlan,
  scope: OpeningScope,
  now: Instant,
  timezone: string,
): Instant | null {
  if (isOpenAt(plan, scope, timezone, now)) return null;
  const today = localDateOf(now, timezone);
  for (let day = 0; day < OPENING_LOOK_AHEAD_DAYS; day += STRIDE_DAYS) {
    const intervals = openIntervals(plan, scope, timezone, plusDays(today, day), STRIDE_DAYS);
    const opening = intervals.find((interval) => interval.start > now);
    if (opening !== undefined) return opening.start;
  }
  return null;
}
