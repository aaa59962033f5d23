import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { plusDays, weekdayOf } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";
import { parseMinuteOfDay } from "#core/time/local-time.ts";
import { firstShows, lastShows, localDateOf } from "#core/time/zones.ts";
import type { Location } from "./location.ts";
import type { OpeningInterval } from "./opening-hours.ts";

/** What opening hours are computed from. */
export type OpeningPlan = Pick<Location, "openingHours" | "exceptions" | "supportedFulfillmentMethods">;

/** One method, or "any": open as soon as one supported method is. */
export type OpeningScope = FulfillmentMethod | "any";

/** A stretch of time without a closing; the start belongs to it, the end does not. */
export interface OpenInterval {
  readonly start: Instant;
  readonly end: Instant;
}

/**
 * The hours that begin on `days` dates from `fromDate` (YYYY-MM-DD of the zone) on, in order, with touching and
 * overlapping ones joined. A dated exception replaces the hours that begin on its date, one for the method before
 * one for both. A wall-clock time that a clock change skips is reached at the change; a time that comes twice opens
 * the first and closes the second time. A method that is not supported is never open.
 */
export function openIntervals(
  plan: OpeningPlan,
  scope: OpeningScope,
  timezone: string,
  fromDate: string,
  days: number,
): readonly OpenInterval[] {
  const known = knownFor(plan);
  const slotInput = `${scope} ${timezone} ${fromDate} ${days}`;
  const answered = known.get(slotInput);
  if (answered !== undefined) return answered;
  if (known.size >= MAX_KNOWN) known.clear();
  const intervals = computedIntervals(plan, scope, timezone, fromDate, days);
  known.set(slotInput, intervals);
  return intervals;
}

// One order asks a dozen times about the same few days of hours that change once in months.
const MAX_KNOWN = 64;

interface Known {
  readonly exceptions: OpeningPlan["exceptions"];
  readonly methods: OpeningPlan["supportedFulfillmentMethods"];
  readonly answers: Map<string, readonly OpenInterval[]>;
}

const knownByHours = new WeakMap<OpeningPlan["openingHours"], Known>();

function knownFor({
  openingHours,
  exceptions,
  supportedFulfillmentMethods: methods,
}: OpeningPlan): Known["answers"] {
  const known = knownByHours.get(openingHours);
  if (known?.exceptions === exceptions && known.methods === methods) return known.answers;
  const answers: Known["answers"] = new Map();
  knownByHours.set(openingHours, { exceptions, methods, answers });
  return answers;
}

function computedIntervals(
  plan: OpeningPlan,
  scope: OpeningScope,
  timezone: string,
  fromDate: string,
  days: number,
): readonly OpenInterval[] {
  const intervals: OpenInterval[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = plusDays(fromDate, day);
    for (const method of plan.supportedFulfillmentMethods) {
      if (scope !== "any" && scope !== method) continue;
      for (const hours of hoursOn(plan, method, date)) intervals.push(toInterval(hours, date, timezone));
    }
  }
  return joined(intervals);
}

/** The wall-clock hours that begin on a date, the exception of that date included. */
export function hoursOn(
  plan: OpeningPlan,
  method: FulfillmentMethod,
  date: string,
): readonly OpeningInterval[] {
  const ofDate = plan.exceptions.filter((exception) => exception.date === date);
  const ofMethod = ofDate.filter((exception) => exception.method === method);
  const replacing = ofMethod.length > 0 ? ofMethod : ofDate.filter((exception) => exception.method === null);
  if (replacing.length > 0) return replacing.flatMap((exception) => exception.intervals);
  return plan.openingHours[method][weekdayOf(date)];
}

/** The interval that an instant lies in, joined with its neighbors of the days around; null when closed. */
export function openIntervalAt(
  plan: OpeningPlan,
  scope: OpeningScope,
  timezone: string,
  at: Instant,
): OpenInterval | null {
  const yesterday = plusDays(localDateOf(at, timezone), -1);
  return (
    openIntervals(plan, scope, timezone, yesterday, 3).find((open) => open.start <= at && at < open.end) ??
    null
  );
}

/** Whether a location is open for a method, by its hours alone: paused or busy is not closed. */
export function isOpenAt(plan: OpeningPlan, scope: OpeningScope, timezone: string, at: Instant): boolean {
  return openIntervalAt(plan, scope, timezone, at) !== null;
}

/** Whether no hours of any supported method contain now (SHOP-4). */
export function isClosed(plan: OpeningPlan, now: Instant, timezone: string): boolean {
  return !isOpenAt(plan, "any", timezone, now);
}

function toInterval([from, to]: OpeningInterval, date: string, timezone: string): OpenInterval {
  const start = parseMinuteOfDay(from);
  const end = parseMinuteOfDay(to);
  return {
    start: firstShows(date, start, timezone),
    end: lastShows(date, end <= start ? end + 1440 : end, timezone),
  };
}

function joined(intervals: readonly OpenInterval[]): readonly OpenInterval[] {
  const result: OpenInterval[] = [];
  for (const next of intervals.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))) {
    // Hours that lie wholly in the skipped hour of a clock change have no length.
    if (next.start >= next.end) continue;
    const last = result.at(-1);
    if (last === undefined || last.end < next.start) result.push(next);
    else if (last.end < next.end) result[result.length - 1] = { start: last.start, end: next.end };
  }
  return result;
}
