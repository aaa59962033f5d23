import { err, ok, type Result } from "#core/kernel/result.ts";
import { businessDayOf, endOfBusinessDay, startOfBusinessDay } from "../business-day.ts";
import type { OpeningPlan } from "../open-intervals.ts";
import { isCalendarDate, plusDays } from "#core/time/calendar-date.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { Instant } from "#core/time/instant.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import type { DisabledUntil } from "#core/menu/availability/availability-change.ts";

/** How long something may be said to be sold out (BOARD-11). */
export const SOLD_OUT_DURATIONS = ["oneHour", "endOfDay", "untilDate", "indefinitely"] as const;
/** One of them. */
export type SoldOutDuration = (typeof SOLD_OUT_DURATIONS)[number];

/** What is chosen until somebody chooses otherwise. */
export const USUAL_DURATION: SoldOutDuration = "endOfDay";

/** Days ahead of a date that may be named; what is away for longer is away indefinitely. */
export const MAX_SOLD_OUT_DAYS = 365;

const HOUR_MS = 3_600_000;

/** What staff chose; the date counts with `untilDate` alone. */
export interface SoldOutChoice {
  readonly duration: SoldOutDuration;
  /** YYYY-MM-DD, the first day on which it is sold again. */
  readonly date: string;
}

/** The day of a location, which the choice is made in. */
export interface SoldOutMoment {
  readonly plan: OpeningPlan;
  readonly timezone: string;
  readonly now: Instant;
}

/** Which dates may be named: from tomorrow's business day on. */
export function soldOutDates({ timezone, now }: Pick<SoldOutMoment, "timezone" | "now">): {
  readonly min: string;
  readonly max: string;
} {
  const today = businessDayOf(now, timezone);
  return { min: plusDays(today, 1), max: plusDays(today, MAX_SOLD_OUT_DAYS) };
}

/**
 * Until when a choice lasts. An hour ends with the business day at the latest (SHOP-10); a date begins at its 04:00 of
 * the location's zone. Refuses a date that is missing, impossible or out of reach.
 */
export function chosenDisabledUntil(
  { duration, date }: SoldOutChoice,
  moment: SoldOutMoment,
): Result<DisabledUntil, "validation.required" | "validation.date_min" | "validation.date_max"> {
  const { plan, timezone, now } = moment;
  switch (duration) {
    case "oneHour": {
      const hour = plusMillis(now, HOUR_MS);
      const dayEnds = endOfBusinessDay(plan, now, timezone);
      return ok(hour < dayEnds ? hour : dayEnds);
    }
    case "endOfDay":
      return ok(endOfBusinessDay(plan, now, timezone));
    case "untilDate": {
      if (!isCalendarDate(date)) return err("validation.required");
      const { min, max } = soldOutDates(moment);
      if (date < min) return err("validation.date_min");
      return date > max ? err("validation.date_max") : ok(startOfBusinessDay(date, timezone));
    }
    case "indefinitely":
      return ok(INDEFINITELY);
  }
}
