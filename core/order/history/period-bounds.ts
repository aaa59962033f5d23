import { plusDays } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";
import { firstShows, localDateOf } from "#core/time/zones.ts";
import type { DateRange, OrderPeriod } from "./order-period.ts";

/** From the first instant of a period to the first after it. */
export interface PeriodBounds {
  readonly from: Instant;
  readonly before: Instant;
}

/**
 * The bounds of a period by the calendar of the zone, half-open. The last 7 and 30 days include today; this month
 * continues to its end. Of dates both are included.
 */
export function periodBounds(period: OrderPeriod | DateRange, now: Instant, timezone: string): PeriodBounds {
  const { from, to } = typeof period === "string" ? periodDates(period, localDateOf(now, timezone)) : period;
  return { from: firstShows(from, 0, timezone), before: firstShows(plusDays(to, 1), 0, timezone) };
}

/** The first and the last date of a period, on that day. */
export function periodDates(period: OrderPeriod, today: string): DateRange {
  const [from, before] = datesOf(period, today);
  return { from, to: plusDays(before, -1) };
}

function datesOf(period: OrderPeriod, today: string): readonly [string, string] {
  const tomorrow = plusDays(today, 1);
  const month = firstOfMonth(today);
  switch (period) {
    case "today":
      return [today, tomorrow];
    case "yesterday":
      return [plusDays(today, -1), today];
    case "last_7_days":
      return [plusDays(today, -6), tomorrow];
    case "last_30_days":
      return [plusDays(today, -29), tomorrow];
    case "this_month":
      // 31 days after the first is always in the next month.
      return [month, firstOfMonth(plusDays(month, 31))];
    case "last_month":
      return [firstOfMonth(plusDays(month, -1)), month];
  }
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`;
}
