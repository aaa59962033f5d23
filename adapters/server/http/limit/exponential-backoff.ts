import { type RateLimiterRes, type RateLimiterStoreAbstract } from "rate-limiter-flexible";
import type { Rate } from "#adapters/server/config/setting.ts";

/** No window grows beyond this, so that nobody is ever locked out for longer. */
export const MAX_WINDOW_MS = 15 * 60_000;

// Refusals are forgotten when so long nothing was refused.
const FORGOTTEN_MS = 15 * 60_000;

/** Counts whose windows grow with each one that was used up; kept where all processes see them. */
export interface BackoffLimiter {
  /** Counts one use. Rejects with the count past the limit, as limiters do. */
  consume(key: string): Promise<RateLimiterRes>;
  /** The key is trusted again: nothing was counted and nothing refused. */
  forgive(key: string): Promise<void>;
}

/** Milliseconds of a window: twice as long with each level, up to fifteen minutes; never shorter than without any. */
export function backoffWindow(windowMillis: number, level: number): number {
  return Math.max(windowMillis, Math.min(windowMillis * 2 ** level, MAX_WINDOW_MS));
}

/**
 * Lets each window that was used up make the next one of its key longer. `counts` counts uses; `levels` counts the
 * windows in a row that were used up, and is no limit itself.
 */
export function createBackoffLimiter(
  { limit, windowMillis }: Rate,
  counts: RateLimiterStoreAbstract,
  levels: RateLimiterStoreAbstract,
): BackoffLimiter {
  return {
    consume: async (key) => {
      const level = (await levels.get(key))?.consumedPoints ?? 0;
      const customDuration = backoffWindow(windowMillis, level) / 1000;
      return counts.consume(key, 1, { customDuration }).catch(async (refusal: RateLimiterRes) => {
        // Of all processes one sees the use that is the first too many.
        if (refusal.consumedPoints === limit + 1)
          await levels.set(key, level + 1, Math.ceil((refusal.msBeforeNext + FORGOTTEN_MS) / 1000));
        throw refusal;
      });
    },
    forgive: async (key) => {
      await Promise.all([counts.delete(key), levels.delete(key)]);
    },
  };
}
