import { isCalendarDate } from "./calendar-date.ts";
import type { Instant } from "./instant.ts";
import { formatMinuteOfDay, localTimeOf, parseMinuteOfDay } from "./local-time.ts";
import { firstShows } from "./zones.ts";

/** A moment as a field of date and time shows it: "YYYY-MM-DDTHH:mm" by the wall clock of the zone; nothing for none. */
export function writeTypedMoment(instant: Instant | null, timezone: string): string {
  if (instant === null) return "";
  const { date, minuteOfDay } = localTimeOf(instant, timezone);
  return `${date}T${formatMinuteOfDay(minuteOfDay)}`;
}

/** The moment that such a field says: the first at which the zone's clock shows it. Null where it says none. */
export function readTypedMoment(typed: string, timezone: string): Instant | null {
  const [date = "", time = ""] = typed.split("T");
  if (!isCalendarDate(date) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return firstShows(date, parseMinuteOfDay(time), timezone);
}
