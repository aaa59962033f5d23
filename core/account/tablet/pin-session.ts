import { businessDayOf, startOfBusinessDay } from "#core/shop/business-day.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";

/** When a session by PIN ends that begins now: at the next 04:00 of the zone, however long it idles (ACCOUNT-26). */
export function pinSessionEnd(now: Instant, timezone: string): Instant {
  return startOfBusinessDay(plusDays(businessDayOf(now, timezone), 1), timezone);
}
