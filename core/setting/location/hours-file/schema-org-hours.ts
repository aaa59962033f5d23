import { memberOf } from "#core/kernel/foreign-json.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import type { Weekday } from "#core/time/weekday.ts";
import { weekFrom } from "../location-settings.ts";
import type { HoursFlaw } from "./hours-flaw.ts";
import { readStretch, writtenText } from "./written-hours.ts";

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const SHORT = NAMES.map((name) => name.slice(0, 2));
const WRITTEN = /^(?<days>[A-Za-z, -]+?)\s+(?<opens>[\d:]+)\s*[-–]\s*(?<closes>[\d:]+)$/u;

interface DaysOpen {
  readonly days: readonly Weekday[];
  readonly intervals: readonly OpeningInterval[];
}

/** The week of a place of schema.org: what it states by day, or else its `openingHours`, such as "Mo-Fr 10:00-22:00". */
export function readSchemaOrgHours(place: unknown): Result<WeeklyHours, HoursFlaw> {
  const stated = listed(memberOf(place, "openingHoursSpecification"));
  const read = stated.length > 0 ? stated.map(ofDays) : listed(memberOf(place, "openingHours")).map(ofText);
  const flaw = read.find((one) => !one.ok);
  if (flaw?.ok === false) return flaw;
  const open = read.flatMap((one) => (one.ok ? [one.value] : []));
  return ok(
    weekFrom((weekday) => open.flatMap(({ days, intervals }) => (days.includes(weekday) ? intervals : []))),
  );
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
  const named = listed(memberOf(entry, "dayOfWeek"));
  const days = named.map(dayNamed);
  const [opens, closes] = [memberOf(entry, "opens"), memberOf(entry, "closes")];
  const written = `${named.map(writtenText).join(", ")} ${writtenText(opens)}-${writtenText(closes)}`;
  const [from, through] = [memberOf(entry, "validFrom"), memberOf(entry, "validThrough")];
  if (from !== undefined || through !== undefined) return err({ reason: "season", written });
  if (days.length === 0 || days.includes(null)) return err({ reason: "day", written });
  // Without times the day is closed.
  const intervals = opens === undefined && closes === undefined ? [] : readStretch(opens, closes);
  if (intervals === null) return err({ reason: "time", written });
  return ok({ days: days.flatMap((day) => day ?? []), intervals });
}

/** "Monday", or its address at schema.org. */
function dayNamed(written: unknown): Weekday | null {
  const name = typeof written === "string" ? written.replace(/^https?:\/\/(?:www\.)?schema\.org\//u, "") : "";
  const day = NAMES.includes(name) ? NAMES.indexOf(name) : SHORT.indexOf(name);
  return WEEKDAYS[day] ?? null;
}
