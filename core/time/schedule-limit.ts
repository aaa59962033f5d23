import { plusMillis, type Instant } from "./instant.ts";

/** Something can be scheduled for at most so many milliseconds ahead: 365 days. */
const MAX_AHEAD_MS = 365 * 86_400_000;

/** Whether something can be scheduled for then: later than now, and within 365 days (BOARD-12, MENU-24). */
export function mayTakeEffectAt(effectiveAt: Instant | null, now: Instant): boolean {
  return effectiveAt !== null && effectiveAt > now && effectiveAt <= plusMillis(now, MAX_AHEAD_MS);
}
