import type { Clock } from "#core/time/clock.ts";
import { instantOfMillis } from "#core/time/instant.ts";

/** The machine's clock. */
export function createSystemClock(): Clock {
  return { now: () => instantOfMillis(Date.now()), millis: () => Date.now() };
}
