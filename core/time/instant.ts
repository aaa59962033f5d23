import type { Brand } from "#core/kernel/brand.ts";

/**
 * A point in time as canonical UTC text, always `YYYY-MM-DDTHH:mm:ss.SSSZ`, years 0001 to 9999.
 * The fixed width makes order of texts the order of time, and keeps machine snapshots serializable.
 */
export type Instant = Brand<string, "Instant">;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?$/;
const CANONICAL_LENGTH = 24;
const DAY_MS = 86_400_000;
const ZERO = "0".charCodeAt(0);
// Every answer holds dozens of instants, and padding and joining its parts took most of the time of writing one.
const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, "0"));
const DASHED = TWO_DIGITS.map((digits) => `${digits}-`);
const TIMED = TWO_DIGITS.map((digits) => `${digits}T`);
const COLONED = TWO_DIGITS.map((digits) => `${digits}:`);

/**
 * Reads ISO-8601 text; fractions beyond milliseconds are cut off, an offset is applied, no offset means UTC.
 * Answers null for anything else, impossible dates included.
 */
export function parseInstant(text: string): Instant | null {
  const match = SHAPE.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second = "00", fraction = "", zone = "Z"] = match;
  const [y, mo, d] = [Number(year), Number(month), Number(day)];
  const [h, mi, s] = [Number(hour), Number(minute), Number(second)];
  if (y < 1 || mo < 1 || mo > 12 || d < 1 || d > daysInMonth(y, mo) || h > 23 || mi > 59 || s > 59)
    return null;
  // Most texts are canonical already and are kept as they are.
  if (text.length === CANONICAL_LENGTH && text.endsWith("Z")) return text as Instant;
  const offset = offsetMinutes(zone);
  if (offset === null) return null;
  const millis = Number(fraction.slice(0, 3).padEnd(3, "0"));
  const total = daysFromCivil(y, mo, d) * DAY_MS + ((h * 60 + mi - offset) * 60 + s) * 1000 + millis;
  return isRepresentable(total) ? instantOfMillis(total) : null;
}

/** Milliseconds since 1970-01-01T00:00:00Z. */
export function toMillis(instant: Instant): number {
  const digits = (at: number): number => instant.charCodeAt(at) * 10 + instant.charCodeAt(at + 1) - 11 * ZERO;
  const days = daysFromCivil(digits(0) * 100 + digits(2), digits(5), digits(8));
  const millis = digits(20) * 10 + instant.charCodeAt(22) - ZERO;
  return days * DAY_MS + ((digits(11) * 60 + digits(14)) * 60 + digits(17)) * 1000 + millis;
}

/** The instant that many milliseconds after 1970-01-01T00:00:00Z; throws outside the years 0001 to 9999. */
export function instantOfMillis(millis: number): Instant {
  if (!isRepresentable(millis)) throw new Error(`No instant has ${millis} milliseconds`);
  const days = Math.floor(millis / DAY_MS);
  const { year, month, day } = civilFromDays(days);
  const rest = millis - days * DAY_MS;
  const date = at(TWO_DIGITS, year / 100) + at(DASHED, year % 100) + at(DASHED, month) + at(TIMED, day);
  const time = at(COLONED, rest / 3_600_000) + at(COLONED, (rest / 60_000) % 60);
  return (date + time + secondsText(rest % 60_000)) as Instant;
}

/** The instant `millis` milliseconds later (earlier when negative). */
export function plusMillis(instant: Instant, millis: number): Instant {
  return instantOfMillis(toMillis(instant) + millis);
}

/** Milliseconds from `from` to `to`, negative when `to` is earlier. */
export function millisBetween(from: Instant, to: Instant): number {
  return toMillis(to) - toMillis(from);
}

// Most instants lie on a whole minute: slots, openings, promises.
function secondsText(millis: number): string {
  if (millis === 0) return "00.000Z";
  return `${at(TWO_DIGITS, millis / 1000)}.${at(TWO_DIGITS, (millis % 1000) / 10)}${millis % 10}Z`;
}

function at(texts: readonly string[], value: number): string {
  return texts[Math.floor(value)] ?? "";
}

function isRepresentable(millis: number): boolean {
  return Number.isSafeInteger(millis) && millis >= -62_135_596_800_000 && millis <= 253_402_300_799_999;
}

function offsetMinutes(zone: string): number | null {
  if (zone === "Z") return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 18 || minutes > 59) return null;
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

// Days since 1970-01-01 in the proleptic Gregorian calendar; the year is taken to begin in March so that
// the leap day is its last.
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function civilFromDays(days: number): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}
