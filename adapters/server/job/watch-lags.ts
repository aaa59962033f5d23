import type { Log } from "#adapters/server/db/log.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { lateWork, readLags } from "#adapters/server/metrics/lags.queries.ts";
import type { OutboxChannel } from "#core/order/lifecycle/order-notice.ts";
import type { Job } from "./job.ts";

/** What watching lags needs. */
export interface WatchLagsDeps {
  readonly database: Queries;
  readonly log: Log;
  /** Channels that messages should leave by; others are read at /dev/outbox. */
  readonly channels: readonly OutboxChannel[];
}

/**
 * Tells the log when anything that repeats is more than a minute behind, and when it no longer is: a line each. What was
 * behind before this process began is one line, since after a stop that is everything.
 */
export function watchLagsJob(deps: WatchLagsDeps): Job {
  let told: ReadonlyMap<string, number> | null = null;
  return {
    name: "watch-lags",
    everyMillis: 5000,
    run: async () => {
      const late = lateWork(await readLags(deps.database), deps.channels);
      const behind = new Map(late.map(({ name, seconds }) => [name, Math.round(seconds)]));
      if (told === null) {
        if (behind.size > 0)
          deps.log.warn({ work: [...behind.keys()].join(", ") }, "Behind since before this process began");
      } else {
        for (const [work, seconds] of behind)
          if (!told.has(work)) deps.log.warn({ work, seconds }, "A lag passed a minute");
        for (const work of told.keys()) if (!behind.has(work)) deps.log.info({ work }, "A lag is over");
      }
      told = behind;
      return "done";
    },
  };
}
