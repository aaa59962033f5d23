import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";

/** How long a key that used up its limit has to wait, and how often it did so in a row. */
export interface RisingDelay {
  /** How many windows in a row were used up before the present one; 0 for a key without a refusal. */
  levelOf(key: string): number;
  /** The key was refused, and its present window has so many milliseconds left: the next one is longer. */
  refused(key: string, leftMillis: number): void;
  /** The key is trusted again. */
  forgive(key: string): void;
}

/** No window grows beyond this, so that nobody is ever locked out for longer. */
export const LONGEST_WINDOW_MILLIS = 15 * 60_000;

// Refusals are forgotten when so long nothing was refused.
const FORGOTTEN_MILLIS = 15 * 60_000;
const MOST_KEYS = 20_000;

/** Milliseconds of a window: twice as long with each level, up to fifteen minutes; never shorter than without any. */
export function risingWindow(windowMillis: number, level: number): number {
  return Math.max(windowMillis, Math.min(windowMillis * 2 ** level, LONGEST_WINDOW_MILLIS));
}

/** Levels of the keys of one limit; `millis` tells the time. */
export function createRisingDelay(millis: () => number): RisingDelay {
  // A level counts from the end of the window that was used up.
  const levels = new LRUCache<string, { readonly level: number; readonly from: number }>({
    max: MOST_KEYS,
    ...lifetime(FORGOTTEN_MILLIS, millis),
  });

  function levelOf(key: string): number {
    const next = levels.get(key);
    if (next === undefined) return 0;
    return millis() < next.from ? next.level - 1 : next.level;
  }

  return {
    levelOf,
    refused(key, leftMillis) {
      const next = levels.get(key);
      if (next !== undefined && millis() < next.from) return;
      const level = levelOf(key) + 1;
      levels.set(key, { level, from: millis() + leftMillis }, { ttl: leftMillis + FORGOTTEN_MILLIS });
    },
    forgive: (key) => void levels.delete(key),
  };
}
