import { itemsOfList, memberOf, parseForeignJson } from "#core/kernel/foreign-json.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { OpeningInterval } from "#core/shop/opening-hours.ts";
import { LOCATION_LIMITS } from "../location-settings.ts";
import { hoursProblem, weekProblems, type HoursProblem } from "../week-problems.ts";
import { readCanteenHours } from "./canteen-hours.ts";
import type { HoursFlaw } from "./hours-flaw.ts";
import type { PlaceHours } from "./place-hours.ts";
import { readSchemaOrgHours } from "./schema-org-hours.ts";

/** One place of a file: its hours, or why they cannot be taken. */
export interface HoursFileEntry {
  /** As the file names it; null where it does not. */
  readonly name: string | null;
  readonly hours: Result<PlaceHours, HoursFlaw>;
}

/**
 * Reads opening hours from JSON text (SHOP-25): places of schema.org with `openingHours` or `openingHoursSpecification`, or
 * places with `open_hours` by "mon" to "sun", one of them or a list. A day that is not named is closed; hours of dates are
 * exceptions (SHOP-27). Nothing is guessed: hours that cannot be read are refused with what is written there.
 */
export function readHoursFile(text: string): Result<readonly HoursFileEntry[], HoursFlaw> {
  const value = parseForeignJson(text);
  if (value === undefined) return err({ reason: "not_json", written: null });
  const places = placesIn(value);
  if (places.length === 0) return err({ reason: "not_hours", written: null });
  return ok(places.map((place) => ({ name: nameOf(place), hours: hoursOf(place) })));
}

function placesIn(value: unknown): readonly unknown[] {
  const graph = memberOf(value, "@graph");
  const found = Array.isArray(value)
    ? itemsOfList(value)
    : Array.isArray(graph)
      ? itemsOfList(graph)
      : [value];
  return found.filter((place) =>
    ["openingHours", "openingHoursSpecification", "open_hours"].some(
      (name) => memberOf(place, name) !== undefined,
    ),
  );
}

function nameOf(place: unknown): string | null {
  const name = memberOf(place, "name");
  return typeof name === "string" && name.trim() !== "" ? name.trim() : null;
}

function hoursOf(place: unknown): Result<PlaceHours, HoursFlaw> {
  const byDay = memberOf(place, "open_hours");
  if (byDay === undefined) return withinLimits(readSchemaOrgHours(place));
  const week = readCanteenHours(byDay);
  return withinLimits(week.ok ? ok({ week: week.value, exceptions: [] }) : week);
}

function withinLimits(read: Result<PlaceHours, HoursFlaw>): Result<PlaceHours, HoursFlaw> {
  if (!read.ok) return read;
  const { week, exceptions } = read.value;
  const [problem] = weekProblems(week);
  if (problem !== undefined) return err(flawOf(problem[1], week[problem[0]]));
  if (exceptions.length > LOCATION_LIMITS.exceptions)
    return err({ reason: "too_many_dates", written: String(exceptions.length) });
  for (const { date, intervals } of exceptions) {
    const wrong = hoursProblem(intervals);
    if (wrong !== null) return err(flawOf(wrong, intervals, `${date} `));
  }
  return read;
}

function flawOf(problem: HoursProblem, intervals: readonly OpeningInterval[], place = ""): HoursFlaw {
  const written = intervals.map(([from, to]) => `${from}-${to}`).join(", ");
  const reason = problem === "validation.hours_overlap" ? "overlap" : "too_many";
  return { reason, written: `${place}${written}` };
}
