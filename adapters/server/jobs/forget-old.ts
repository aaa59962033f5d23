import type { Queries } from "#adapters/server/db/prepared.ts";
import { forgetOld } from "./due.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 1000;

/** Deletes what is kept for a time only: stored answers after 24 hours, ended sessions, used codes, sent messages. */
export function forgetOldJob(database: Queries): Job {
  return {
    name: "forget-old",
    everyMillis: 60_000,
    run: async (now) => {
      while ((await forgetOld(database, now, BATCH)) >= BATCH);
    },
  };
}
