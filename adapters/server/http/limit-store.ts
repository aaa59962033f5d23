import { createHash } from "node:crypto";
import { RateLimiterPostgres, type RateLimiterStoreAbstract } from "rate-limiter-flexible";
import type { Rate } from "#adapters/server/config/setting.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";

/** Counts that all processes share. */
export interface LimitStore {
  /** A limiter whose keys live under a name of their own. */
  limiter(name: string, rate: Rate): RateLimiterStoreAbstract;
}

// Made by the migrations: `key`, `points` and `expire`, as the library writes them.
const TABLE = "rate_limits";

/** Counts in the database. Where it is away, counting rejects with DatabaseUnavailable, and the call is a 503. */
export function createLimitStore(database: Queries): LimitStore {
  const storeClient = {
    query: ({ text, values }: { readonly text: string; readonly values?: readonly unknown[] }) =>
      database.query(text, values),
  };
  return {
    limiter: (name, { limit, windowMillis }) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: "client",
        tableName: TABLE,
        tableCreated: true,
        // Rows that are over are deleted by a job.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limit,
        duration: windowMillis / 1000,
        // Whoever goes on past the limit is refused without asking the database each time.
        inMemoryBlockOnConsumed: limit + 1,
      }),
  };
}

/** What is kept of a key: accounts and addresses stand in no table of counts. */
export function limitKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
