// The one place that loads js-joda's zone data: it registers itself on import. Nothing that the menu's first
// chunk needs may import this file (architecture: heavy parts load when first needed).
import "@js-joda/timezone";
import {
  Instant as JodaInstant,
  LocalDate,
  ZoneId,
  type LocalDateTime,
  type ZonedDateTime,
} from "@js-joda/core";
import { instantOfMillis, toMillis, type Instant } from "./instant.ts";

/** The instant in an IANA zone; throws for a zone that does not exist. */
export function toZoned(instant: Instant, timezone: string): ZonedDateTime {
  return JodaInstant.ofEpochMilli(toMillis(instant)).atZone(ZoneId.of(timezone));
}

/** The instant of a zoned time, cut off to milliseconds. */
export function fromZoned(zoned: ZonedDateTime): Instant {
  return instantOfMillis(zoned.toInstant().toEpochMilli());
}

/** The calendar date in the zone, YYYY-MM-DD. */
export function localDateOf(instant: Instant, timezone: string): string {
  return toZoned(instant, timezone).toLocalDate().toString();
}

/**
 * The first instant at which the zone's clock shows this time; `minuteOfDay` may pass 1440 into the next day.
 * A time that a clock change skips is reached at the change itself, not an hour later.
 */
export function firstShows(date: string, minuteOfDay: number, timezone: string): Instant {
  const { local, zoned } = wallClock(date, minuteOfDay, timezone);
  return isSkipped(local, zoned) ? changeAt(local, zoned) : fromZoned(zoned.withEarlierOffsetAtOverlap());
}

/** The last instant at which the zone's clock shows this time: the second one of a time that comes twice; else as `firstShows`. */
export function lastShows(date: string, minuteOfDay: number, timezone: string): Instant {
  const { local, zoned } = wallClock(date, minuteOfDay, timezone);
  return isSkipped(local, zoned) ? changeAt(local, zoned) : fromZoned(zoned.withLaterOffsetAtOverlap());
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
