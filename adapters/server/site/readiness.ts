import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#adapters/server/db/log.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { troubleOf, type Trouble } from "#adapters/server/db/unavailable.ts";

/** Whether this process can take orders: null, or why not. */
export interface Readiness {
  check(): Promise<Trouble | null>;
}

/** However many ask, the database is asked once in this time. */
const FRESH_MS = 1000;
// A load balancer does not wait longer than this, and a database that takes as long takes no orders.
const MAX_ANSWER_MS = 2000;
// After a write failed for want of space, readiness stays away for this long at least.
const DISK_PAUSE_MS = 5000;
// Until this long after such a failure, new space is asked for besides: an update finds room when an order does not.
const DISK_DOUBT_MS = 60_000;

const WRITE_HEARTBEAT = statement("site.writeHeartbeat", "select heartbeat_write()");

// 256 KB of a table that is gone with its transaction.
const TAKE_ROOM = `begin;
  create temporary table heartbeat_room on commit drop as
    select repeat(md5(n::text), 64) as padding from generate_series(1, 128) n;
  commit`;

/** Asks by writing a row. `millis` is a clock that never steps back; changes are logged. */
export function createReadiness(
  database: DatabasePool,
  log: Log,
  millis: () => number = () => performance.now(),
): Readiness {
  let latest: { readonly at: number; readonly answer: Promise<Trouble | null> } | null = null;
  let known: Trouble | null = null;

  async function probe(): Promise<Trouble | null> {
    const over = new AbortController();
    const late = delay(MAX_ANSWER_MS, undefined, { signal: over.signal }).then(
      (): Trouble => "database_unreachable",
    );
    late.catch(() => undefined);
    const found = await Promise.race([write(), late]);
    over.abort();
    if (found !== known) tell(found);
    known = found;
    return found;
  }

  async function write(): Promise<Trouble | null> {
    try {
      await WRITE_HEARTBEAT.run(database);
      const failure = database.diskFailure();
      if (failure === null || millis() - failure.at > DISK_DOUBT_MS) return null;
      if (millis() - failure.at < DISK_PAUSE_MS) return failure.trouble;
      await database.withConnection(async (connection) => {
        // A connection that failed half-way is left in its transaction.
        await connection.run(TAKE_ROOM).catch((error: unknown) => {
          connection.discard();
          throw error;
        });
      });
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  }

  function tell(found: Trouble | null): void {
    if (found === null) log.info({}, "Ready to take orders again");
    else log.warn({ trouble: found, repeats: `readiness ${found}` }, "Not ready to take orders");
  }

  return {
    check() {
      const now = millis();
      if (latest === null || now - latest.at >= FRESH_MS) latest = { at: now, answer: probe() };
      return latest.answer;
    },
  };
}
