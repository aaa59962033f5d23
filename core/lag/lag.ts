import type { Instant } from "#core/time/instant.ts";

/** What is this far behind is said to managers, and to the log, in milliseconds (BOARD-22). */
export const TOLD_LAG_MS = 60_000;

/** What may be behind: messages of a channel, or work that repeats. */
export const LAGGING_WORK = ["email", "sms", "push", "job"] as const;
/** One of them. */
export type LaggingWork = (typeof LAGGING_WORK)[number];

/** Something due that was not done. */
export interface Lag {
  readonly work: LaggingWork;
  /** Since when it is due. */
  readonly since: Instant;
}

/** One lag for each kind of work, the longest of several. */
export function longestLags(lags: readonly Lag[]): readonly Lag[] {
  return LAGGING_WORK.flatMap((work) => {
    const [first, ...others] = lags.filter((lag) => lag.work === work);
    return first === undefined
      ? []
      : [others.reduce((longest, lag) => (lag.since < longest.since ? lag : longest), first)];
  });
}
