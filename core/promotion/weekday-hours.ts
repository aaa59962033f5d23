import { parseMinuteOfDay } from "#core/time/local-time.ts";
import type { CouponContext } from "./coupon-context.ts";

const DAY_MINUTES = 1440;

/** When in a week a promotion holds. */
export interface WeekdayHours {
  /** Wall-clock hours of the shop's zone in which it holds, by ISO weekday; null is always. */
  readonly weekdayHours: Readonly<Record<string, readonly (readonly [string, string])[]>> | null;
}

/**
 * Refuses outside the promotion's weekly hours, read off the wall of the shop's zone. Hours that pass midnight belong
 * to the weekday on which they begin; their end is already outside. Says "not active yet": they come again.
 */
export function refuseOutsideHours(
  { weekdayHours: hours }: WeekdayHours,
  { localTime }: CouponContext,
): "coupon.not_active_yet" | null {
  if (hours === null) return null;
  const today = Number(localTime.weekday);
  const yesterday = today === 1 ? 7 : today - 1;
  const minute = localTime.minuteOfDay;
  const holds =
    contains(hours[String(today)] ?? [], minute) ||
    contains(hours[String(yesterday)] ?? [], minute + DAY_MINUTES);
  return holds ? null : "coupon.not_active_yet";
}

function contains(intervals: readonly (readonly [string, string])[], minute: number): boolean {
  return intervals.some(([from, to]) => {
    const start = parseMinuteOfDay(from);
    const end = parseMinuteOfDay(to);
    return start <= minute && minute < (end <= start ? end + DAY_MINUTES : end);
  });
}
