import { instantOfMillis, plusMillis, toMillis, type Instant } from "#core/time/instant.ts";

/** A session ends this long after it was last seen (ACCOUNT-9), in milliseconds. */
const SESSION_IDLE_MS = 14 * 86_400_000;

/** It ends this long after its start at the latest, in milliseconds. */
export const SESSION_LIFE_MS = 30 * 86_400_000;

/** When a session that began at `createdAt` and is seen now ends. */
export function sessionEnd(createdAt: Instant, now: Instant): Instant {
  const last = toMillis(plusMillis(createdAt, SESSION_LIFE_MS));
  return instantOfMillis(Math.min(toMillis(plusMillis(now, SESSION_IDLE_MS)), last));
}
