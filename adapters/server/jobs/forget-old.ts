import type { Queries } from "#adapters/server/db/prepared.ts";
import { FORGOTTEN_KINDS, forgetOld } from "./due.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 500;

/** Deletes what is kept for a time only: stored answers after 24 hours, ended sessions, used codes, carts of nobody. */
export function forgetOldJob(database: Queries): Job {
  return {
    name: "forget-old",
    everyMillis: 60_000,
    run: async (now) => {
      const gone = [];
      for (const kind of FORGOTTEN_KINDS) gone.push(await forgetOld(database, kind, now, BATCH));
      return gone.some((count) => count >= BATCH) ? "more" : "done";
    },
  };
}
