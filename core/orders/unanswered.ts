import type { OrderingState } from "#core/shop/ordering-state.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";

/** Orders in a row that nobody answered, after which a location takes a break, and its minutes (product §3). */
export const UNANSWERED_IN_A_ROW = 3;
export const UNANSWERED_PAUSE_MINUTES = 30;

/** The pause of a location whose orders nobody answers; null while there are fewer than three in a row. */
export function pauseAfterUnanswered(inARow: number, now: Instant): OrderingState | null {
  if (inARow < UNANSWERED_IN_A_ROW) return null;
  return {
    mode: "paused",
    extraMinutes: 0,
    scope: "all",
    until: plusMillis(now, UNANSWERED_PAUSE_MINUTES * 60_000),
    reason: "not_answered",
    setBy: null,
    setAt: now,
  };
}
