import type { DateRange, OrderPeriod } from "#core/order/history/order-period.ts";
import { periodDates } from "#core/order/history/period-bounds.ts";
import { daysBetween, plusDays } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { localDateOf } from "#core/time/zones.ts";

/** The period of a dashboard that nobody chose one for. */
export const DEFAULT_PERIOD: OrderPeriod = "last_7_days";

/** A period of the dashboard, and the one that it is compared with. */
export interface ComparedPeriod {
  readonly period: DateRange;
  readonly previous: DateRange;
}

/**
 * The dates of a period in the office's zone, and those of the period before (DASHBOARD-3): as many days, the ones right
 * before it. A month is compared with the month before, one that has not ended with as many of its days.
 */
export function comparedPeriod(asked: OrderPeriod | DateRange, now: Instant): ComparedPeriod {
  const today = localDateOf(now, OFFICE_TIMEZONE);
  const whole = typeof asked === "string" ? periodDates(asked, today) : asked;
  if (asked === "last_month") return { period: whole, previous: monthBefore(whole.from) };
  const period = asked === "this_month" ? { from: whole.from, to: today } : whole;
  const days = daysBetween(period.from, period.to);
  if (asked !== "this_month") {
    const to = plusDays(period.from, -1);
    return { period, previous: { from: plusDays(to, -days), to } };
  }
  const { from, to } = monthBefore(period.from);
  const sameDay = plusDays(from, days);
  return { period, previous: { from, to: sameDay < to ? sameDay : to } };
}

// Of the first day of a month.
function monthBefore(first: string): DateRange {
  const to = plusDays(first, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}
