import { plusDays } from "#core/time/calendar-date.ts";
import { instantOfMillis, toMillis, type Instant } from "#core/time/instant.ts";

/** A night in which a zone's clocks change, by every five minutes from the noon before to the noon after in UTC. */
export interface ChangeNight {
  readonly timezone: string;
  /** The day that the night leads to. */
  readonly date: string;
  readonly instants: readonly Instant[];
}

/** Both clock changes of a year, in the zones of the demo's shops. */
export function changeNights(): readonly ChangeNight[] {
  return [
    night("Europe/Bucharest", "2026-10-25"),
    night("Europe/Bucharest", "2027-03-28"),
    night("Europe/Bucharest", "2027-10-31"),
    night("America/New_York", "2026-11-01"),
    night("America/New_York", "2027-03-14"),
    night("America/New_York", "2027-11-07"),
  ];
}

/** The business day by the browser's own calendar: what the wall shows, and the day before until it shows 04:00. */
export function dayByIntl(at: Instant, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const [date = "", hour = ""] = format.format(toMillis(at)).split(" ");
  return Number(hour) < 4 ? plusDays(date, -1) : date;
}

function night(timezone: string, date: string): ChangeNight {
  const first = Date.parse(`${plusDays(date, -1)}T12:00:00Z`);
  const instants = Array.from({ length: 288 }, (_, step) => instantOfMillis(first + step * 300_000));
  return { timezone, date, instants };
}
