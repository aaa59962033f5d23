import type { Log } from "#adapters/server/db/log.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import type { Instant } from "#core/time/instant.ts";
import type { DueOrder } from "./due.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 50;

/** Something that is done to each order when its time has come. */
export interface DueWork {
  readonly list: (now: Instant, after: DueOrder | null, limit: number) => Promise<readonly DueOrder[]>;
  readonly work: (due: DueOrder, now: Instant) => Promise<unknown>;
  /** What the log says of an order that cannot be worked on. */
  readonly complaint: string;
  readonly log: Log;
}

/**
 * Works on what is due, order by order and batch by batch. What is due is read from the database each time, so a restart
 * loses nothing; an order that cannot be worked on is named in the log and keeps no other waiting.
 */
export function createDueRun({ list, work, complaint, log }: DueWork): Job["run"] {
  let after: DueOrder | null = null;
  return async (now) => {
    const batch = await list(now, after, BATCH);
    for (const due of batch)
      try {
        await work(due, now);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        log.error({ order: due.orderId, reason: String(error) }, complaint);
      }
    after = batch.length < BATCH ? null : (batch.at(-1) ?? null);
    return after === null ? "done" : "more";
  };
}
