import type { Instant } from "#core/time/instant.ts";

/** Work that comes back by the clock. Several processes may ask for it; its effect happens once. */
export interface Job {
  readonly name: string;
  /** How often it is looked after, in milliseconds. */
  readonly everyMillis: number;
  /** Does all that is due. What it started and did not finish is found again by the next run. */
  run(now: Instant): Promise<void>;
}
