import { parseMinuteOfDay } from "#core/time/local-time.ts";
import type { Weekday } from "#core/time/weekday.ts";
import type { OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";

/** Stretches of hours that may begin on one day. */
export const MAX_INTERVALS = 4;

/** What can be wrong with hours. */
export type HoursProblem = "validation.hours_overlap" | "validation.array_too_many";

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

interface WeekStretch {
  readonly weekday: Weekday;
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a week: hours may touch and pass midnight, also that of Sunday; the later of two that overlap is wrong. */
export function weekProblems(hours: WeeklyHours): readonly (readonly [Weekday, HoursProblem])[] {
  const tooMany = WEEKDAYS.filter((weekday) => hours[weekday].length > MAX_INTERVALS);
  const stretches = WEEKDAYS.flatMap((weekday, day) =>
    hours[weekday].map((interval) => stretchOf(weekday, day * DAY_MINUTES, interval)),
  ).toSorted((one, other) => one.start - other.start);
  const first = stretches[0];
  const around = first === undefined ? [] : [shifted(first)];
  const overlapping = stretches.flatMap((stretch, index) => {
    const next = [...stretches, ...around][index + 1];
    return next !== undefined && next.start < stretch.end ? [next.weekday] : [];
  });
  return [
    ...overlapping.map((weekday) => [weekday, "validation.hours_overlap"] as const),
    ...tooMany.map((weekday) => [weekday, "validation.array_too_many"] as const),
  ];
}

/** What is wrong with the hours of one day, seen alone; null where nothing is. */
export function hoursProblem(intervals: readonly OpeningInterval[]): HoursProblem | null {
  if (intervals.length > MAX_INTERVALS) return "validation.array_too_many";
  const stretches = intervals
    .map((interval) => stretchOf("1", 0, interval))
    .toSorted((one, other) => one.start - other.start);
  const overlaps = stretches.some((one, at) => (stretches[at + 1]?.start ?? Infinity) < one.end);
  return overlaps ? "validation.hours_overlap" : null;
}

function stretchOf(weekday: Weekday, midnight: number, [from, to]: OpeningInterval): WeekStretch {
  const start = parseMinuteOfDay(from);
  const end = parseMinuteOfDay(to);
  return { weekday, start: midnight + start, end: midnight + (end <= start ? end + DAY_MINUTES : end) };
}

function shifted({ weekday, start, end }: WeekStretch): WeekStretch {
  return { weekday, start: start + WEEK_MINUTES, end: end + WEEK_MINUTES };
}
