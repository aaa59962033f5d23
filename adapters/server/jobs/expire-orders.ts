import { expireOrder, type OrderMoving } from "#adapters/server/orders/move-order.ts";
import { listUnanswered } from "./due.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 50;

/**
 * Rejects orders that nobody answered in time (product §3). What is due is read from the database each time, so a
 * restart loses nothing; the order's version lets one of several processes win.
 */
export function expireOrdersJob(moving: OrderMoving): Job {
  return {
    name: "expire-orders",
    everyMillis: 1000,
    run: async (now) => {
      for (const due of await listUnanswered(moving.database, now, BATCH))
        await expireOrder(moving, due, now);
    },
  };
}
