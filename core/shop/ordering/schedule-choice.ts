import { err, ok, type Result } from "#core/kernel/result.ts";
import { isCalendarDate } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";
import { parseMinuteOfDay } from "#core/time/local-time.ts";
import { firstShows } from "#core/time/zones.ts";
import { mayTakeEffectAt } from "#core/time/schedule-limit.ts";

/** When an update is to be applied, as it is typed. */
export interface ScheduleChoice {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm. */
  readonly time: string;
}

/** What is wrong with either; a time that is over is the time's. */
export type ScheduleRefusal =
  | { readonly field: "date"; readonly key: "validation.required" }
  | { readonly field: "time"; readonly key: "validation.required" | "priceUpdates.tooEarly" };

/** The instant that a clock of that zone first shows so; refuses what is missing, over, or over 365 days ahead. */
export function chosenEffectiveAt(
  { date, time }: ScheduleChoice,
  timezone: string,
  now: Instant,
): Result<Instant, ScheduleRefusal> {
  if (!isCalendarDate(date)) return err({ field: "date", key: "validation.required" });
  if (!/^\d{2}:\d{2}$/.test(time)) return err({ field: "time", key: "validation.required" });
  const effectiveAt = firstShows(date, parseMinuteOfDay(time), timezone);
  return mayTakeEffectAt(effectiveAt, now)
    ? ok(effectiveAt)
    : err({ field: "time", key: "priceUpdates.tooEarly" });
}
