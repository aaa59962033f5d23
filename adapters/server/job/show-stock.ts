import type { Queries } from "#adapters/server/db/prepared.ts";
import { showStock } from "#adapters/server/location/stock.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 1000;

/** Lets menus say what orders took the last piece of, and what came back (MENU-7): an order may not change a menu itself. */
export function showStockJob(database: Queries): Job {
  return {
    name: "show-stock",
    everyMillis: 500,
    run: async (now) => ((await showStock(database, BATCH, now)) < BATCH ? "done" : "more"),
  };
}
