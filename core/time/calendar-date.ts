import { required } from "#core/kernel/required.ts";
import { parseInstant, plusMillis, toMillis, type Instant } from "./instant.ts";
import type { Weekday } from "./weekday.ts";

const DAY_MS = 86_400_000;
const WEEKDAYS = ["1", "2", "3", "4", "5", "6", "7"] as const satisfies readonly Weekday[];

/** Whether the text is a date of the Gregorian calendar, YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseInstant(`${text}T00:00Z`) !== null;
}

/** The date that many days later (earlier when negative), by the calendar and without any zone; throws for no date. */
export function plusDays(date: string, days: number): string {
  return plusMillis(midnightUtc(date), days * DAY_MS).slice(0, 10);
}

/** Calendar days from the first date to the second, negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (toMillis(midnightUtc(to)) - toMillis(midnightUtc(from))) / DAY_MS;
}

/** ISO weekday of a date, Monday is "1". */
export function weekdayOf(date: string): Weekday {
  // 1970-01-01 was a Thursday.
  const index = (((toMillis(midnightUtc(date)) / DAY_MS + 3) % 7) + 7) % 7;
  return required(WEEKDAYS[index] ?? null, "weekday");
}

/** The instant at which a date begins in UTC; throws for no date. */
export function midnightUtc(date: string): Instant {
  const midnight = parseInstant(`${date}T00:00Z`);
  if (midnight === null) throw new Error(`Not a date: ${date}`);
  return midnight;
}
