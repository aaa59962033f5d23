import type { Log } from "#adapters/server/db/log.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import type { Instant } from "#core/time/instant.ts";
import type { DueOrder, DuePage } from "./due.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 50;
// Each takes a connection; one of the usual four is left to live calls even when all wait for the same location.
const MAX_AT_ONCE = 3;

/** Something that is done to each order when its time has come. */
export interface DueWork {
  readonly list: (page: DuePage) => Promise<readonly DueOrder[]>;
  /** In a transaction of its own for each order: what it holds is shared with others. */
  readonly work: (due: DueOrder, now: Instant) => Promise<unknown>;
  /** What the log says of an order that cannot be worked on. */
  readonly complaint: string;
  readonly log: Log;
}

/**
 * Works on what is due, a few orders at a time and batch by batch. What is due is read from the database each time, so a
 * restart loses nothing; an order that cannot be worked on is named in the log and keeps no other waiting. When the
 * database is unavailable no further order is begun, and the run fails once those that were begun have ended.
 */
export function createDueRun({ list, work, complaint, log }: DueWork): Job["run"] {
  let after: DueOrder | null = null;
  return async (now) => {
    const batch = await list({ now, after, limit: BATCH });
    const queue = batch.values();
    let unavailable: DatabaseUnavailable | null = null;
    const workOff = async (): Promise<void> => {
      for (const due of queue) {
        if (unavailable !== null) return;
        await work(due, now).catch((error: unknown) => {
          if (error instanceof DatabaseUnavailable) unavailable = error;
          else log.error({ order: due.orderId, reason: String(error) }, complaint);
        });
      }
    };
    await Promise.all(Array.from({ length: MAX_AT_ONCE }, workOff));
    if (unavailable !== null) throw unavailable;
    after = batch.length < BATCH ? null : (batch.at(-1) ?? null);
    return after === null ? "done" : "more";
  };
}
