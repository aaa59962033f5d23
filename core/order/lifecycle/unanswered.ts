import { endOfBusinessDay } from "#core/shop/business-day.ts";
import type { OpeningPlan } from "#core/shop/open-intervals.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { RejectReason } from "./reject-reason.ts";

/** Orders in a row that nobody answered, after which a location takes a break, and its minutes (ORDER-7). */
export const UNANSWERED_IN_A_ROW = 3;
export const UNANSWERED_PAUSE_MINUTES = 30;

/** The reason of an order that nobody answered, and of the break that follows. */
export const UNANSWERED_REASON = "not_answered" satisfies RejectReason;

/** When the break of a location that begins now ends: like all that is temporary, with its business day at the latest (SHOP-10). */
export function unansweredBreakEnd(plan: OpeningPlan, now: Instant, timezone: string): Instant {
  const whole = plusMillis(now, UNANSWERED_PAUSE_MINUTES * 60_000);
  const dayEnds = endOfBusinessDay(plan, now, timezone);
  return dayEnds < whole ? dayEnds : whole;
}
