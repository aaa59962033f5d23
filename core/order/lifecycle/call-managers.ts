import type { OpeningPlan } from "#core/shop/open-intervals.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { afterOpenTime } from "./answer-by.ts";

/** How long an order stays unanswered before managers are called, in milliseconds of open time (MESSAGE-7). */
export const CALL_MANAGERS_MS = 5 * 60_000;

/** When managers are called to an order that nobody answered; ordinary time where the location's plan is not known. */
export function callManagersAt(plan: OpeningPlan | null, timezone: string, placedAt: Instant): Instant {
  return plan === null
    ? plusMillis(placedAt, CALL_MANAGERS_MS)
    : afterOpenTime(plan, timezone, placedAt, CALL_MANAGERS_MS);
}
