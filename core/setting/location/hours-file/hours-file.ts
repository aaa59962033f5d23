import { itemsOfList, memberOf, parseForeignJson } from "#core/kernel/foreign-json.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { WeeklyHours } from "#core/shop/opening-hours.ts";
import { weekProblems } from "../week-problems.ts";
import { readCanteenHours } from "./canteen-hours.ts";
import type { HoursFlaw } from "./hours-flaw.ts";
import { readSchemaOrgHours } from "./schema-org-hours.ts";

/** One place of a file: its week, or why that cannot be taken. */
export interface HoursFileEntry {
  /** As the file names it; null where it does not. */
  readonly name: string | null;
  readonly hours: Result<WeeklyHours, HoursFlaw>;
}

/**
 * Reads weeks of opening hours from JSON text (SHOP-25): places of schema.org with `openingHours` or
 * `openingHoursSpecification`, or places with `open_hours` by "mon" to "sun", one of them or a list. A day that is not
 * named is closed. Nothing is guessed: hours that cannot be read are refused with what is written there.
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

function hoursOf(place: unknown): Result<WeeklyHours, HoursFlaw> {
  const byDay = memberOf(place, "open_hours");
  const read = byDay === undefined ? readSchemaOrgHours(place) : readCanteenHours(byDay);
  return read.ok ? asOneWeek(read.value) : read;
}

function asOneWeek(week: WeeklyHours): Result<WeeklyHours, HoursFlaw> {
  const [problem] = weekProblems(week);
  if (problem === undefined) return ok(week);
  const [weekday, kind] = problem;
  const written = week[weekday].map(([from, to]) => `${from}-${to}`).join(", ");
  return err({ reason: kind === "validation.hours_overlap" ? "overlap" : "too_many", written });
}
