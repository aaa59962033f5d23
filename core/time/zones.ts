// The one place that loads js-joda's zone data: it registers itself on import. Nothing that the menu's first
// chunk needs may import this file.
import "@js-joda/timezone";
import { LocalDate, ZoneId, type LocalDateTime, type ZonedDateTime } from "@js-joda/core";
import { midnightUtc } from "./calendar-date.ts";
import { instantOfMillis, toMillis, type Instant } from "./instant.ts";
import { localTimeOf } from "./local-time.ts";

const DAY_MS = 86_400_000;

// Cut off to milliseconds.
function fromZoned(zoned: ZonedDateTime): Instant {
  return instantOfMillis(zoned.toInstant().toEpochMilli());
}

/** The calendar date in the zone, YYYY-MM-DD; throws for a zone that does not exist. */
export function localDateOf(instant: Instant, timezone: string): string {
  return localTimeOf(instant, timezone).date;
}

/**
 * The first instant at which the zone's clock shows this time; `minuteOfDay` may pass 1440 into the next day.
 * A time that a clock change skips is reached at the change itself, not an hour later.
 */
export function firstShows(date: string, minuteOfDay: number, timezone: string): Instant {
  const ordinary = ordinarilyShows(date, minuteOfDay, timezone);
  if (ordinary !== null) return ordinary;
  const { local, zoned } = wallClock(date, minuteOfDay, timezone);
  return isSkipped(local, zoned) ? changeAt(local, zoned) : fromZoned(zoned.withEarlierOffsetAtOverlap());
}

/** The last instant at which the zone's clock shows this time: the second one where a clock change repeats it, else as `firstShows`. */
export function lastShows(date: string, minuteOfDay: number, timezone: string): Instant {
  const ordinary = ordinarilyShows(date, minuteOfDay, timezone);
  if (ordinary !== null) return ordinary;
  const { local, zoned } = wallClock(date, minuteOfDay, timezone);
  return isSkipped(local, zoned) ? changeAt(local, zoned) : fromZoned(zoned.withLaterOffsetAtOverlap());
}

// Far from a clock change, which is nearly always, the offset alone answers, at a fifth of the cost of the whole
// calendar: opening hours ask for dozens of instants in every quote.
function ordinarilyShows(date: string, minuteOfDay: number, timezone: string): Instant | null {
  const shown = toMillis(midnightUtc(date)) + minuteOfDay * 60_000;
  const rules = ZoneId.of(timezone).rules();
  const before = rules.offsetOfEpochMilli(shown - DAY_MS).totalSeconds();
  const after = rules.offsetOfEpochMilli(shown + DAY_MS).totalSeconds();
  return before === after ? instantOfMillis(shown - before * 1000) : null;
}

function wallClock(
  date: string,
  minuteOfDay: number,
  timezone: string,
): { readonly local: LocalDateTime; readonly zoned: ZonedDateTime } {
  const day = LocalDate.parse(date).plusDays(Math.floor(minuteOfDay / 1440));
  const local = day.atTime(Math.floor((minuteOfDay % 1440) / 60), minuteOfDay % 60);
  return { local, zoned: local.atZone(ZoneId.of(timezone)) };
}

// js-joda moves a skipped time forward by the length of the gap, so it reads differently afterwards.
function isSkipped(local: LocalDateTime, zoned: ZonedDateTime): boolean {
  return !zoned.toLocalDateTime().equals(local);
}

function changeAt(local: LocalDateTime, zoned: ZonedDateTime): Instant {
  const change = zoned.zone().rules().transition(local);
  return instantOfMillis(change.instant().toEpochMilli());
}
