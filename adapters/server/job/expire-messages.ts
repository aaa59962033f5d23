import type { Log } from "#adapters/server/db/log.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { expireMessages } from "#adapters/server/outbox/outbox.queries.ts";
import type { ObserveSending } from "#adapters/server/outbox/lane.ts";
import type { Job } from "./job.ts";

const BATCH = 500;

/**
 * Ends messages that nobody sent in time: a code that no longer works, a notification of yesterday, whatever has no carrier. They
 * are named in the log and the metrics, and forgotten like those that were sent.
 */
export function expireMessagesJob(database: Queries, log: Log, observe: ObserveSending): Job {
  return {
    name: "expire-messages",
    everyMillis: 10_000,
    run: async () => {
      const ended = await expireMessages(database, BATCH);
      for (const { channel, count } of ended) {
        log.warn({ channel, count }, "Messages ended unsent");
        observe(channel, "expired", count);
      }
      return ended.reduce((sum, { count }) => sum + count, 0) < BATCH ? "done" : "more";
    },
  };
}
