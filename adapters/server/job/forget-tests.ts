import type { Queries } from "#adapters/server/db/prepared.ts";
import { forgetTestOrders } from "#adapters/server/launch/test-orders.queries.ts";
import { TEST_ORDER_MS } from "#core/kernel/retention.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { Job } from "./job.ts";

const BATCH = 100;

/** Deletes test orders that are over a day after they were placed, and once their shop is published (ORDER-40). */
export function forgetTestsJob(database: Queries): Job {
  return {
    name: "forget-tests",
    everyMillis: 60_000,
    run: async (now) => {
      const which = { organizationId: null, shopId: null, before: plusMillis(now, -TEST_ORDER_MS) };
      return (await forgetTestOrders(database, which, BATCH)) < BATCH ? "done" : "more";
    },
  };
}
