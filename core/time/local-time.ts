import { required } from "#core/kernel/required.ts";
import { toMillis, type Instant } from "./instant.ts";
import type { Weekday } from "./weekday.ts";

/** What a calendar and a clock on a wall of the zone show. */
export interface LocalTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly weekday: Weekday;
  /** 0..1439, counted from midnight by the hands of the clock, so also on the nights of a clock change. */
  readonly minuteOfDay: number;
}

const WEEKDAYS = new Map<string, Weekday>([
  ["Mon", "1"],
  ["Tue", "2"],
  ["Wed", "3"],
  ["Thu", "4"],
  ["Fri", "5"],
  ["Sat", "6"],
  ["Sun", "7"],
]);

// Formatters never change once made; making one takes fifty times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

// Reading a zone takes longer than pricing a cart, and one minute is asked about again and again.
const MAX_KNOWN = 500;
const known = new Map<string, LocalTime>();

/**
 * Reads an instant in an IANA zone; throws a RangeError for a zone that does not exist.
 * Goes through Intl rather than js-joda, so that what the first screen shows needs no zone data of ours.
 */
export function localTimeOf(instant: Instant, timezone: string): LocalTime {
  // Some zones were off by seconds until 1972, so that not all of a minute was one minute there.
  const key = instant < "1973" ? instant + timezone : instant.slice(0, 16) + timezone;
  const answered = known.get(key);
  if (answered !== undefined) return answered;
  if (known.size >= MAX_KNOWN) known.clear();
  const answer = readLocalTime(instant, timezone);
  known.set(key, answer);
  return answer;
}

function readLocalTime(instant: Instant, timezone: string): LocalTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of formatterOf(timezone).formatToParts(toMillis(instant))) parts[part.type] = part.value;
  const weekday = required(WEEKDAYS.get(parts.weekday ?? "") ?? null, "weekday");
  return {
    date: `${(parts.year ?? "").padStart(4, "0")}-${parts.month}-${parts.day}`,
    weekday,
    minuteOfDay: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Minutes from midnight (0..1440) as "HH:mm". */
export function formatMinuteOfDay(minuteOfDay: number): string {
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${pad(Math.floor(minuteOfDay / 60))}:${pad(minuteOfDay % 60)}`;
}

/** "HH:mm", "00:00" to "24:00", as minutes from midnight; throws for anything else. */
export function parseMinuteOfDay(text: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/.exec(text);
  if (match === null) throw new Error(`Not a time of day: ${text}`);
  return match[1] === undefined ? 1440 : Number(match[1]) * 60 + Number(match[2]);
}

function formatterOf(timezone: string): Intl.DateTimeFormat {
  const ready = formatters.get(timezone);
  if (ready !== undefined) return ready;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: timezone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(timezone, made);
  return made;
}
