import type { Queries } from "#adapters/server/db/prepared.ts";
import { settleOrders } from "./due.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 100;

/** Makes answers final when they can no longer be undone: holds of rejects are released, customers' screens woken. */
export function settleOrdersJob(database: Queries): Job {
  return {
    name: "settle-orders",
    everyMillis: 500,
    run: async (now) => ((await settleOrders(database, now, BATCH)) < BATCH ? "done" : "more"),
  };
}
