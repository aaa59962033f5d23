import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Instant } from "#core/time/instant.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { Location } from "./location.ts";
import type { Weekday } from "#core/time/weekday.ts";
import type { OpeningException, OpeningInterval } from "./opening-hours.ts";

/** ISO weekdays from Monday on. */
export const WEEKDAYS = ["1", "2", "3", "4", "5", "6", "7"] as const satisfies readonly Weekday[];

/** One day of a timetable. */
export interface DayOfWeek {
  readonly weekday: Weekday;
  readonly intervals: readonly OpeningInterval[];
  readonly isToday: boolean;
}

/** The weekly hours of a method, Monday first, with the present day of the zone marked. */
export function weekOf(
  location: Pick<Location, "openingHours">,
  method: FulfillmentMethod,
  now: Instant,
  timezone: string,
): readonly DayOfWeek[] {
  const today = localTimeOf(now, timezone).weekday;
  const hours = location.openingHours[method];
  return WEEKDAYS.map((weekday) => ({ weekday, intervals: hours[weekday], isToday: weekday === today }));
}

/** The dated exceptions from today on, earliest first: past ones are of no use to anybody. */
export function comingExceptions(
  location: Pick<Location, "exceptions">,
  now: Instant,
  timezone: string,
): readonly OpeningException[] {
  const today = localTimeOf(now, timezone).date;
  return location.exceptions
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Whether a day is open from midnight to midnight. */
export function isAllDay(intervals: readonly OpeningInterval[]): boolean {
  return intervals.some(([from, to]) => from === "00:00" && (to === "24:00" || to === "00:00"));
}

/** The location that an address names by its slug, or by its id. */
export function locationBySlug<L extends Pick<Location, "id" | "slug">>(
  locations: readonly L[],
  slug: string,
): L | null {
  return (
    locations.find((location) => location.slug === slug) ?? locations.find(({ id }) => id === slug) ?? null
  );
}
