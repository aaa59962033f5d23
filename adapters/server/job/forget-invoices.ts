import type { Queries } from "#adapters/server/db/prepared.ts";
import { firstInvoiceKept } from "#core/account/erasure.ts";
import { forgetInvoices } from "./due.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 200;

/** Takes companies out of the orders of deleted accounts once accounting needs them no more (ACCOUNT-32). */
export function forgetInvoicesJob(database: Queries): Job {
  return {
    name: "forget-invoices",
    everyMillis: 60_000,
    run: async (now) =>
      (await forgetInvoices(database, firstInvoiceKept(now), BATCH)) < BATCH ? "done" : "more",
  };
}
