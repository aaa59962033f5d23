import { usualMinutesBy } from "#core/shop/usual-minutes.ts";
import type { PromiseTraceStep } from "./promise.ts";

/** What the usual minutes of a location are made of, as a promise has it: preparation always, the rest where it takes time. */
export function usualTrace(...asked: Parameters<typeof usualMinutesBy>): readonly PromiseTraceStep[] {
  const { preparation, busy, travel } = usualMinutesBy(...asked);
  return shownSteps([
    { key: "preparation", minutes: preparation },
    { key: "busy", minutes: busy },
    { key: "zone", minutes: travel },
  ]);
}

/** The steps of a trace that are shown: preparation, and what takes time or saves it. */
export function shownSteps(steps: readonly PromiseTraceStep[]): readonly PromiseTraceStep[] {
  return steps.filter((step) => step.key === "preparation" || step.minutes !== 0);
}
