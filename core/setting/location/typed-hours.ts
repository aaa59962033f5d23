import type { Weekday } from "#core/time/weekday.ts";
import type { OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import { weekFrom } from "./location-settings.ts";
import { MAX_INTERVALS } from "./week-problems.ts";

/** Hours while they are typed: "HH:mm" as a field of time gives it, or nothing. An end at midnight is "00:00". */
export interface TypedInterval {
  readonly from: string;
  readonly to: string;
}

/** A week while it is typed. */
export type TypedHours = Readonly<Record<Weekday, readonly TypedInterval[]>>;

// What most kitchens begin with, so that the first press says something.
const FIRST_HOURS: TypedInterval = { from: "10:00", to: "22:00" };

/** Lunch on weekdays: what a limit to certain hours begins with. */
export const LUNCH_HOURS: TypedHours = weekFrom((weekday) =>
  Number(weekday) <= 5 ? [{ from: "11:00", to: "15:00" }] : [],
);

/** A week as fields show it. */
export function typedWeek(week: WeeklyHours): TypedHours {
  return weekFrom((weekday) => week[weekday].map(toTyped));
}

/** The week that was typed, without hours that are not finished. */
export function weekOfTyped(hours: TypedHours): WeeklyHours {
  return weekFrom((weekday) => finishedHours(hours[weekday]));
}

/** The hours of a day that were typed to their end. */
export function finishedHours(intervals: readonly TypedInterval[]): readonly OpeningInterval[] {
  return intervals.flatMap((typed) => (isUnfinished(typed) ? [] : [[typed.from, typed.to] as const]));
}

/** Whether another stretch fits on a day. */
export function mayAddHours(intervals: readonly TypedInterval[]): boolean {
  return intervals.length < MAX_INTERVALS;
}

/** One more stretch: the usual hours on a closed day, else one to be typed. */
export function withMoreHours(intervals: readonly TypedInterval[]): readonly TypedInterval[] {
  return [...intervals, intervals.length === 0 ? FIRST_HOURS : { from: "", to: "" }];
}

/** The day with one stretch changed. */
export function withHours(
  intervals: readonly TypedInterval[],
  at: number,
  change: Partial<TypedInterval>,
): readonly TypedInterval[] {
  return intervals.map((interval, index) => (index === at ? { ...interval, ...change } : interval));
}

/** The day without one stretch. */
export function withoutHours(intervals: readonly TypedInterval[], at: number): readonly TypedInterval[] {
  return intervals.toSpliced(at, 1);
}

/** The week with one day changed. */
export function withDay(
  hours: TypedHours,
  weekday: Weekday,
  intervals: readonly TypedInterval[],
): TypedHours {
  return { ...hours, [weekday]: intervals };
}

/** The hours of one day on every day. */
export function likeEveryDay(hours: TypedHours, weekday: Weekday): TypedHours {
  return weekFrom(() => hours[weekday]);
}

/** Whether every day has the same hours, so that nothing is left to copy. */
export function isSameEveryDay(hours: TypedHours): boolean {
  return new Set(WEEKDAYS.map((weekday) => JSON.stringify(hours[weekday]))).size === 1;
}

/** Hours as fields show them: a field of time has no "24:00". */
export function toTyped([from, to]: OpeningInterval): TypedInterval {
  return { from, to: to === "24:00" ? "00:00" : to };
}

/** Whether a time is missing. */
export function isUnfinished({ from, to }: TypedInterval): boolean {
  return from === "" || to === "";
}
