import { memberOf } from "#core/kernel/foreign-json.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { OpeningInterval } from "#core/shop/opening-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import type { Weekday } from "#core/time/weekday.ts";
import { weekFrom } from "../location-settings.ts";
import { exceptionsOf, isPeriod, readDate, type DatedHours } from "./dated-hours.ts";
import type { HoursFlaw } from "./hours-flaw.ts";
import type { PlaceHours } from "./place-hours.ts";
import { readStretch, writtenText } from "./written-hours.ts";

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const SHORT = NAMES.map((name) => name.slice(0, 2));
const WRITTEN = /^(?<days>[A-Za-z, -]+?)\s+(?<opens>[\d:]+)\s*[-–]\s*(?<closes>[\d:]+)$/u;

interface DaysOpen {
  readonly days: readonly Weekday[];
  readonly intervals: readonly OpeningInterval[];
}

/**
 * The hours of a place of schema.org: its week as it states it by day, or else by its `openingHours`, such as
 * "Mo-Fr 10:00-22:00"; and what it states of dates, which are its exceptions.
 */
export function readSchemaOrgHours(place: unknown): Result<PlaceHours, HoursFlaw> {
  const stated = listed(memberOf(place, "openingHoursSpecification"));
  const special = listed(memberOf(place, "specialOpeningHoursSpecification"));
  const dated = [...stated.filter(isDated), ...special];
  const exceptions = dated.map(ofDates);
  const byDay = stated.filter((entry) => !isDated(entry));
  const texts = listed(memberOf(place, "openingHours"));
  const read = byDay.length > 0 ? byDay.map(ofDays) : texts.map(ofText);
  const flaw = [...read, ...exceptions].find((one) => !one.ok);
  if (flaw?.ok === false) return flaw;
  // The week would be closed but for these.
  if (read.length === 0 && dated.length > 0)
    return err({ reason: "season", written: dated.map(datedText).join("; ") });
  const open = read.flatMap((one) => (one.ok ? [one.value] : []));
  return ok({
    week: weekFrom((weekday) =>
      open.flatMap(({ days, intervals }) => (days.includes(weekday) ? intervals : [])),
    ),
    exceptions: exceptionsOf(exceptions.flatMap((one) => (one.ok ? [one.value] : []))),
  });
}

function listed(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function ofText(written: unknown): Result<DaysOpen, HoursFlaw> {
  const text = typeof written === "string" ? written.trim() : "";
  const { days = "", opens, closes } = WRITTEN.exec(text)?.groups ?? {};
  const intervals = readStretch(opens, closes);
  if (intervals === null) return err({ reason: "time", written: text });
  const weekdays = days.split(",").map((part) => daysBetween(part.trim()));
  if (weekdays.includes(null)) return err({ reason: "day", written: text });
  return ok({ days: weekdays.flatMap((part) => part ?? []), intervals });
}

// "Fr-Mo" goes over the end of the week.
function daysBetween(part: string): readonly Weekday[] | null {
  const [first, last = first, ...more] = part.split("-").map((name) => SHORT.indexOf(name.trim()));
  if (first === undefined || last === undefined || first < 0 || last < 0 || more.length > 0) return null;
  return WEEKDAYS.filter((_, day) =>
    first <= last ? day >= first && day <= last : day >= first || day <= last,
  );
}

function ofDays(entry: unknown): Result<DaysOpen, HoursFlaw> {
  const days = daysOf(entry);
  if (days === null || days.length === 0) return err({ reason: "day", written: statedText(entry) });
  const intervals = intervalsOf(entry);
  return intervals === null ? err({ reason: "time", written: statedText(entry) }) : ok({ days, intervals });
}

// Without days it is every day between the dates.
function ofDates(entry: unknown): Result<DatedHours, HoursFlaw> {
  const written = datedText(entry);
  const [from, through] = [readDate(memberOf(entry, "validFrom")), readDate(memberOf(entry, "validThrough"))];
  if (from === null || through === null || !isPeriod(from, through)) return err({ reason: "dates", written });
  const days = daysOf(entry);
  if (days === null) return err({ reason: "day", written });
  const intervals = intervalsOf(entry);
  if (intervals === null) return err({ reason: "time", written });
  return ok({ from, through, days: days.length === 0 ? WEEKDAYS : days, intervals });
}

function isDated(entry: unknown): boolean {
  return memberOf(entry, "validFrom") !== undefined || memberOf(entry, "validThrough") !== undefined;
}

function daysOf(entry: unknown): readonly Weekday[] | null {
  const days = listed(memberOf(entry, "dayOfWeek")).map(dayNamed);
  return days.includes(null) ? null : days.flatMap((day) => day ?? []);
}

// Without times the day is closed.
function intervalsOf(entry: unknown): readonly OpeningInterval[] | null {
  const [opens, closes] = [memberOf(entry, "opens"), memberOf(entry, "closes")];
  return opens === undefined && closes === undefined ? [] : readStretch(opens, closes);
}

function statedText(entry: unknown): string {
  const named = listed(memberOf(entry, "dayOfWeek")).map(writtenText).join(", ");
  const [opens, closes] = [memberOf(entry, "opens"), memberOf(entry, "closes")];
  return `${named} ${writtenText(opens)}-${writtenText(closes)}`.trim();
}

function datedText(entry: unknown): string {
  const [from, through] = [memberOf(entry, "validFrom"), memberOf(entry, "validThrough")];
  return `${statedText(entry)}, ${writtenText(from)} – ${writtenText(through)}`;
}

/** "Monday", or its address at schema.org. */
function dayNamed(written: unknown): Weekday | null {
  const name = typeof written === "string" ? written.replace(/^https?:\/\/(?:www\.)?schema\.org\//u, "") : "";
  const day = NAMES.includes(name) ? NAMES.indexOf(name) : SHORT.indexOf(name);
  return WEEKDAYS[day] ?? null;
}
