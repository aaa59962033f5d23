import type { Log } from "#adapters/server/db/log.ts";
import { settleChange, type MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import { createDueRun } from "./due-orders.ts";
import { listDue } from "./due.queries.ts";
import type { Job } from "./job.ts";

/**
 * Does what customers stated in advance where they did not answer a change of lines in time (ORDER-36); the order's version
 * lets one of several processes win.
 */
export function settleChangesJob(deps: MoveOrderDeps, log: Log): Job {
  return {
    name: "settle-changes",
    everyMillis: 1000,
    run: createDueRun({
      list: (page) => listDue(deps.database, "proposed", page),
      work: (due, now) => settleChange(deps, due, now),
      complaint: "A change of lines could not be settled",
      log,
    }),
  };
}
