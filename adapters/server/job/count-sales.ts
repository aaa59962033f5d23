import type { Queries } from "#adapters/server/db/prepared.ts";
import { countMissingSales } from "#adapters/server/sales/missing-sales.ts";
import type { Job } from "./job.ts";

/** So many hold up those who end an order for some 50 ms. */
const BATCH = 200;

/** Counts orders that ended before sales were counted, ahead of the next look at the dashboard. */
export function countSalesJob(database: Queries): Job {
  return {
    name: "count-sales",
    everyMillis: 60_000,
    run: async () => ((await countMissingSales(database, null, BATCH)) ? "more" : "done"),
  };
}
