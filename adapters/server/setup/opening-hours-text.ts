import { err, ok, type Result } from "#core/kernel/result.ts";
import type { OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import type { Weekday } from "#core/time/weekday.ts";

/** What the text of opening hours may look like, for messages. */
export const HOURS_SHAPE =
  "24/7, or hours such as 10:00-22:00, or days with hours such as 1-5 10:00-22:00; 6,7 12:00-02:00";

const ALL_DAY: OpeningInterval = ["00:00", "24:00"];
const TIME = "(?:(?:[01]\\d|2[0-3]):[0-5]\\d|24:00)";
const INTERVAL = new RegExp(`^(${TIME})-(${TIME})$`);

/** Every hour of every day. */
export const ROUND_THE_CLOCK: WeeklyHours = weekOf(() => [ALL_DAY]);

/** No hour of any day. */
export const NEVER: WeeklyHours = weekOf(() => []);

/**
 * Reads weekly hours as a person types them: parts separated by semicolons, each with days (1 is Monday, none is
 * every day) and intervals separated by commas. A day that is not named is closed; an interval may pass midnight.
 */
export function parseOpeningHours(text: string): Result<WeeklyHours, string> {
  if (text.trim() === "24/7") return ok(ROUND_THE_CLOCK);
  const hours = new Map<Weekday, readonly OpeningInterval[]>();
  for (const part of text.split(";")) {
    const [last = "", days = "1-7"] = part.trim().split(/\s+/).toReversed();
    const weekdays = parseDays(days);
    const intervals = parseIntervals(last);
    if (weekdays === null || intervals === null || part.trim().split(/\s+/).length > 2)
      return err(HOURS_SHAPE);
    for (const day of weekdays) hours.set(day, [...(hours.get(day) ?? []), ...intervals]);
  }
  return ok(weekOf((day) => hours.get(day) ?? []));
}

function parseDays(text: string): readonly Weekday[] | null {
  const days: Weekday[] = [];
  for (const part of text.split(",")) {
    const match = /^([1-7])(?:-([1-7]))?$/.exec(part);
    const [, first = "", last = first] = match ?? [];
    const range = WEEKDAYS.filter((day) => day >= first && day <= last);
    if (match === null || range.length === 0) return null;
    days.push(...range);
  }
  return days;
}

function parseIntervals(text: string): readonly OpeningInterval[] | null {
  const intervals: OpeningInterval[] = [];
  for (const part of text.split(",")) {
    const [, start, end] = INTERVAL.exec(part) ?? [];
    if (start === undefined || end === undefined || start === end || start === "24:00") return null;
    intervals.push([start, end]);
  }
  return intervals;
}

function weekOf(hoursOf: (day: Weekday) => readonly OpeningInterval[]): WeeklyHours {
  return {
    1: hoursOf("1"),
    2: hoursOf("2"),
    3: hoursOf("3"),
    4: hoursOf("4"),
    5: hoursOf("5"),
    6: hoursOf("6"),
    7: hoursOf("7"),
  };
}
