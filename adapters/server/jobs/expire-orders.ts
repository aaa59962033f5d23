import type { Log } from "#adapters/server/db/log.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { expireOrder, type OrderMoving } from "#adapters/server/orders/move-order.ts";
import { listUnanswered, type UnansweredOrder } from "./due.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 50;

/**
 * Rejects orders that nobody answered in time (product §3). What is due is read from the database each time, so a
 * restart loses nothing; the order's version lets one of several processes win. An order that cannot be rejected is
 * named in the log and keeps no other waiting.
 */
export function expireOrdersJob(moving: OrderMoving, log: Log): Job {
  let after: UnansweredOrder | null = null;
  const expire = async (due: UnansweredOrder, now: Parameters<Job["run"]>[0]): Promise<void> => {
    try {
      await expireOrder(moving, due, now);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error({ order: due.orderId, reason: String(error) }, "An order could not be rejected");
    }
  };
  return {
    name: "expire-orders",
    everyMillis: 1000,
    run: async (now) => {
      const batch = await listUnanswered(moving.database, now, after, BATCH);
      for (const due of batch) await expire(due, now);
      after = batch.length < BATCH ? null : (batch.at(-1) ?? null);
      return after === null ? "done" : "more";
    },
  };
}
