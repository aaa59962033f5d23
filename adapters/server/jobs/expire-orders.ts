import type { Log } from "#adapters/server/db/log.ts";
import { expireOrder, type OrderMoving } from "#adapters/server/orders/move-order.ts";
import { createDueRun } from "./due-orders.ts";
import { listUnanswered } from "./due.queries.ts";
import type { Job } from "./job.ts";

/**
 * Rejects orders that nobody answered in time (product §3); the order's version lets one of several processes win. An
 * order that cannot be rejected is named in the log and keeps no other waiting.
 */
export function expireOrdersJob(moving: OrderMoving, log: Log): Job {
  return {
    name: "expire-orders",
    everyMillis: 1000,
    run: createDueRun({
      list: (now, after, limit) => listUnanswered(moving.database, now, after, limit),
      work: (due, now) => expireOrder(moving, due, now),
      complaint: "An order could not be rejected",
      log,
    }),
  };
}
