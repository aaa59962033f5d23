import type { Instant } from "#core/time/instant.ts";

/** Whether a batch left anything that is due. */
export type JobProgress = "done" | "more";

/** Work that comes back by the clock. Several processes may ask for it; its effect happens once. */
export interface Job {
  readonly name: string;
  /** How often it is looked after, in milliseconds; once a minute at the least. */
  readonly everyMillis: number;
  /**
   * Does one bounded batch of what is due, a second of work at most, and says whether more is: then the next batch
   * follows after a pause as long as this one took. What it started and did not finish is found again by a later run.
   */
  run(now: Instant): Promise<JobProgress>;
}
