import type { Queries } from "#adapters/server/db/prepared.ts";
import { KEPT_KINDS } from "#core/kernel/retention.ts";
import { forgetOld } from "./due.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 500;

/** Deletes records past their retention (`RETENTION_MS`). */
export function forgetOldJob(database: Queries): Job {
  return {
    name: "forget-old",
    everyMillis: 60_000,
    run: async (now) => {
      const gone = [];
      for (const kind of KEPT_KINDS) gone.push(await forgetOld(database, kind, now, BATCH));
      return gone.some((count) => count >= BATCH) ? "more" : "done";
    },
  };
}
