import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import type { PoolCounts } from "#adapters/server/db/pool.ts";

// A whole order lends a connection about ten times: below this, calls are too few to wait for a page.
const MANY_LENDINGS_PER_SECOND = 20;
const WINDOW_MS = 1000;
// How often its own time a drawing leaves to calls at most; the cores that it has to itself meanwhile are few.
const MAX_RESTS = 15;
const LENDINGS_PER_REST = 10;
// The first pages of a process and those of big shops take tenths of a second, and people wait for them too.
const MAX_REST_MS = 90;
// Between two calls of one order pass a millisecond or two.
const LULL_MS = 3;
const LOOK_EVERY_MS = 1;
const MAX_LULL_WAIT_MS = 25;

type PoolUse = Pick<PoolCounts, "total" | "idle" | "lent">;

interface Counted {
  readonly at: number;
  readonly lent: number;
}

/** Draws a page when calls leave time for it. */
export type DrawBetweenCalls = <T>(draw: () => Promise<T>) => Promise<T>;

/** The time that passes, in milliseconds from any beginning. */
export interface PassingTime {
  now(): number;
  wait(millis: number): Promise<void>;
}

const PASSING_TIME: PassingTime = { now: () => performance.now(), wait: (millis) => delay(millis) };

/**
 * Draws pages, one at a time, so that those who order meanwhile notice little of it: the more calls ask the database, the
 * longer drawing rests after each page, and a page begins while no call waits for the database. With few calls a page is
 * drawn at once. `useOf` is the use of the pool of requests.
 */
export function createDrawBetweenCalls(
  useOf: () => PoolUse,
  { now, wait }: PassingTime = PASSING_TIME,
): DrawBetweenCalls {
  // From the first page on: what a start asks the database is no call.
  let earlier: Counted | null = null;
  let later: Counted | null = null;
  let tookMs = 0;
  let endedAt = 0;

  function lendingsPerSecond(): number {
    const counted = { at: now(), lent: useOf().lent };
    earlier ??= counted;
    later ??= counted;
    if (counted.at - later.at >= WINDOW_MS) [earlier, later] = [later, counted];
    return ((counted.lent - earlier.lent) * 1000) / Math.max(counted.at - earlier.at, WINDOW_MS);
  }

  async function lull(): Promise<void> {
    const until = now() + MAX_LULL_WAIT_MS;
    let seen = useOf();
    let since = now();
    while (now() < until && now() - since < LULL_MS) {
      await wait(LOOK_EVERY_MS);
      const use = useOf();
      if (use.total > use.idle || use.lent !== seen.lent) since = now();
      seen = use;
    }
  }

  async function turn(): Promise<void> {
    const rate = lendingsPerSecond();
    // The calls that wait get their turn before a page is drawn.
    if (rate < MANY_LENDINGS_PER_SECOND) return nextTurn();
    const restMs = Math.min(MAX_REST_MS, tookMs * Math.min(MAX_RESTS, rate / LENDINGS_PER_REST));
    const leftMs = endedAt + restMs - now();
    if (leftMs > 0) await wait(leftMs);
    return lull();
  }

  return async (draw) => {
    await turn();
    const began = now();
    try {
      return await draw();
    } finally {
      endedAt = now();
      tookMs = endedAt - began;
    }
  };
}
