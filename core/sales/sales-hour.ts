import type { Instant } from "#core/time/instant.ts";
import { formatMinuteOfDay, localTimeOf } from "#core/time/local-time.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";

/**
 * The hour under which an order's sums are counted (DASHBOARD-2), "YYYY-MM-DD HH:00": what the office's clock shows when it
 * is placed. On the night on which the clock goes back one hour holds the orders of two.
 */
export function salesHour(placedAt: Instant): string {
  const { date, minuteOfDay } = localTimeOf(placedAt, OFFICE_TIMEZONE);
  return `${date} ${formatMinuteOfDay(minuteOfDay - (minuteOfDay % 60))}`;
}
