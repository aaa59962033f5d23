import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inAccounts } from "#adapters/server/users/accounts-transaction.ts";
import { toMillis } from "#core/time/instant.ts";
import type { Job } from "./job.ts";

const BATCH = 1000;

/** Deletes counts whose windows are over, and browsers in which nobody signed in for a year. */
export function forgetLimitsJob(database: DatabasePool): Job {
  return {
    name: "forget-limits",
    everyMillis: 60_000,
    run: async (now) => {
      const counts = await forget(database, FORGET_COUNTS, toMillis(now));
      const devices = await inAccounts(database, (accounts) => forget(accounts, FORGET_DEVICES, now));
      return Math.max(counts, devices) < BATCH ? "done" : "more";
    },
  };
}

const FORGET_COUNTS = `delete from rate_limits where key in (
  select key from rate_limits where expire < $1 limit $2 for update skip locked)`;
const FORGET_DEVICES = `delete from sign_in_devices where (user_id, token_hash) in (
  select user_id, token_hash from sign_in_devices where expires_at < $1 limit $2 for update skip locked)`;

async function forget(queries: Queries, statement: string, before: string | number): Promise<number> {
  const { rowCount } = await queries.query(statement, [before, BATCH]);
  return rowCount ?? 0;
}
