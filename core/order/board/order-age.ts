import { millisBetween, type Instant } from "#core/time/instant.ts";

/** Minutes after placing at which an unanswered order grows old (BOARD-3). */
export const AGING_MINUTES = 5;
export const OLD_MINUTES = 8;

/** Minutes before the promise at which it counts as near. */
export const NEAR_PROMISE_MINUTES = 10;

/** How long an order has waited. */
export interface OrderAge {
  /** Whole minutes since placing. */
  readonly minutes: number;
  readonly level: "fresh" | "aging" | "old";
}

/** How far a promise lies ahead. */
export interface PromiseCountdown {
  /** Minutes left, a begun one counts; negative are whole minutes past the promise. */
  readonly minutes: number;
  readonly level: "ahead" | "near" | "past";
}

/** The age of an order; a clock that lags behind the server's counts as no time at all. */
export function orderAge(placedAt: Instant, now: Instant): OrderAge {
  const minutes = Math.max(0, Math.floor(millisBetween(placedAt, now) / 60_000));
  if (minutes >= OLD_MINUTES) return { minutes, level: "old" };
  return { minutes, level: minutes >= AGING_MINUTES ? "aging" : "fresh" };
}

/** The time left until a promise; it is past once its instant is over. */
export function promiseCountdown(promisedAt: Instant, now: Instant): PromiseCountdown {
  const millis = millisBetween(now, promisedAt);
  // Adding zero turns -0 into 0.
  const minutes = Math.ceil(millis / 60_000) + 0;
  if (millis < 0) return { minutes, level: "past" };
  return { minutes, level: millis <= NEAR_PROMISE_MINUTES * 60_000 ? "near" : "ahead" };
}
