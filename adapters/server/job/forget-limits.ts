import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { toMillis } from "#core/time/instant.ts";
import type { Job } from "./job.ts";

const BATCH = 1000;

/** Deletes counts whose windows are over, and browsers in which nobody signed in for a year. */
export function forgetLimitsJob(database: DatabasePool): Job {
  return {
    name: "forget-limits",
    everyMillis: 60_000,
    run: async (now) => {
      const counts = await FORGET_COUNTS.run(database, toMillis(now), BATCH);
      const devices = await inAccounts(database, (accounts) => FORGET_DEVICES.run(accounts, now, BATCH));
      return Math.max(counts, devices) < BATCH ? "done" : "more";
    },
  };
}

const FORGET_COUNTS = statement(
  "job.forgetCounts",
  `delete from rate_limits where key = any (array(
     select key from rate_limits where expire < $1 limit $2 for update skip locked))`,
);

const FORGET_DEVICES = statement(
  "job.forgetDevices",
  `delete from sign_in_devices where ctid = any (array(
     select ctid from sign_in_devices where expires_at < $1 limit $2 for update skip locked))`,
);
