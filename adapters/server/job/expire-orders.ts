import type { Log } from "#adapters/server/db/log.ts";
import { expireOrder, type MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import { createDueRun } from "./due-orders.ts";
import { listDue } from "./due.queries.ts";
import type { Job } from "./job.ts";

/**
 * Rejects orders that nobody answered in time (ORDER-6); the order's version lets one of several processes win. An
 * order that cannot be rejected is named in the log and keeps no other waiting.
 */
export function expireOrdersJob(deps: MoveOrderDeps, log: Log): Job {
  return {
    name: "expire-orders",
    everyMillis: 1000,
    run: createDueRun({
      list: (page) => listDue(deps.database, "unanswered", page),
      work: (due, now) => expireOrder(deps, due, now),
      complaint: "An order could not be rejected",
      log,
    }),
  };
}
