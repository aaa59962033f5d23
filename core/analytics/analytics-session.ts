import type { Instant } from "#core/time/instant.ts";
import { plusMillis } from "#core/time/instant.ts";

/** A visit without an event for this long is over, in milliseconds: 30 minutes (ANALYTICS-2). */
export const ANALYTICS_SESSION_MS = 1_800_000;

/** One visit. */
export interface AnalyticsSession {
  readonly id: string;
  /** When its last event was. */
  readonly at: Instant;
}

/** The visit that an event now belongs to: the one before, unless it is over (ANALYTICS-2). */
export function sessionAt(
  before: AnalyticsSession | null,
  now: Instant,
  newId: () => string,
): AnalyticsSession {
  const goesOn = before !== null && now < plusMillis(before.at, ANALYTICS_SESSION_MS);
  return { id: goesOn ? before.id : newId(), at: now };
}
