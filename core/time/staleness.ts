import { millisBetween, type Instant } from "./instant.ts";

/** Whether more than `millis` milliseconds have passed since the instant; exactly that many is not yet older, the future never is. */
export function isOlderThan(instant: Instant, now: Instant, millis: number): boolean {
  return millisBetween(instant, now) > millis;
}
