import type { Log } from "#adapters/server/db/log.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { createDueRun } from "./due-orders.ts";
import { listDue, settleOrder } from "./due.queries.ts";
import type { Job } from "./job.ts";

/**
 * Makes answers final when they can no longer be undone: holds of rejects are released, customers' screens woken. Each
 * order in a transaction of its own; one that cannot be settled is named in the log and keeps no other waiting.
 */
export function settleOrdersJob(database: Queries, log: Log): Job {
  return {
    name: "settle-orders",
    everyMillis: 500,
    run: createDueRun({
      list: (page) => listDue(database, "unsettled", page),
      work: (due, now) => settleOrder(database, due, now),
      complaint: "An order could not be settled",
      log,
    }),
  };
}
