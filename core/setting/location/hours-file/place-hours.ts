import type { OpeningException, WeeklyHours } from "#core/shop/opening-hours.ts";
import type { TypedException } from "../location-draft.ts";
import { toTyped } from "../typed-hours.ts";

/** When one place of a file is open: its week, and the dates whose hours differ from it. */
export interface PlaceHours {
  readonly week: WeeklyHours;
  /** For every method, each date once and the earliest first. */
  readonly exceptions: readonly OpeningException[];
}

/**
 * The exceptions while they are typed, with those of a place of a file, which count for their dates. Those of the place
 * that was taken before it go.
 */
export function withExceptions(
  typed: readonly TypedException[],
  found: readonly OpeningException[],
  before: readonly OpeningException[],
): readonly TypedException[] {
  const replaced = [...found, ...before];
  const kept = typed.filter(
    (one) => !replaced.some(({ date, method }) => date === one.date && method === one.method),
  );
  return [
    ...kept,
    ...found.map(({ date, method, intervals }) => ({ date, method, intervals: intervals.map(toTyped) })),
  ];
}
