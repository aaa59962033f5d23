import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterStoreAbstract } from "rate-limiter-flexible";
import type { Rate } from "#adapters/server/config/setting.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { Clock } from "#core/time/clock.ts";

/** Counts that all processes share. */
export interface LimitStore {
  /** A limiter whose keys live under a name of their own. */
  limiter(name: string, rate: Rate): RateLimiterStoreAbstract;
}

/**
 * Counts in the database, in windows by the clock that all processes agree on. Where the database is away, counting
 * rejects with DatabaseUnavailable, and the call is a 503.
 */
export function createLimitStore(database: Queries, clock: Clock): LimitStore {
  return { limiter: (name, rate) => new DatabaseCounts(database, clock, name, rate) };
}

/** What is kept of a key: accounts and addresses stand in no table of counts. */
export function limitKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** A key's uses in its window, and how many milliseconds of the window are left. */
interface WindowCount {
  readonly points: number;
  readonly left: number;
}

// A window that is over ($4 is now), or one that is set ($5), begins again.
const COUNT_USE = statement(
  "limit.countUse",
  `insert into rate_limits as r (key, points, expire) values ($1, $2, $4::bigint + $3::bigint)
   on conflict (key) do update set
     points = case when r.expire <= $4 or $5::boolean then excluded.points else r.points + excluded.points end,
     expire = case when r.expire <= $4 or $5::boolean then excluded.expire else r.expire end
   returning points, (expire - $4)::float8 as left`,
  ["left"],
);
const READ_COUNT = statement(
  "limit.readCount",
  "select points, (expire - $2)::float8 as left from rate_limits where key = $1 and expire > $2",
  ["left"],
);

// The library's own windows go by each machine's clock; these methods are all that asks it.
class DatabaseCounts extends RateLimiterPostgres {
  readonly #database: Queries;
  readonly #clock: Clock;

  constructor(database: Queries, clock: Clock, name: string, { limit, windowMillis }: Rate) {
    super({
      storeClient: {
        query: ({ text, values }: { readonly text: string; readonly values?: readonly unknown[] }) =>
          database.query(text, [...(values ?? [])]),
      },
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      // Rows that are over are deleted by a job.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: limit,
      duration: windowMillis / 1000,
      // A caller past the limit is refused without asking the database each time.
      inMemoryBlockOnConsumed: limit + 1,
    });
    this.#database = database;
    this.#clock = clock;
  }

  async _upsert(key: string, points: number, windowMs: number, isSet = false): Promise<WindowCount> {
    return COUNT_USE.one(this.#database, key, points, windowMs, this.#clock.millis(), isSet);
  }

  async _get(key: string): Promise<WindowCount | null> {
    return READ_COUNT.first(this.#database, key, this.#clock.millis());
  }

  _getRateLimiterRes(_key: string, changed: number, { points, left }: WindowCount): RateLimiterRes {
    return new RateLimiterRes(
      Math.max(this.points - points, 0),
      Math.max(left, 0),
      points,
      points === changed,
    );
  }
}
