import type { Timing } from "#core/shop/slot/promise.ts";
import { openIntervals, type OpeningPlan, type OpenInterval } from "#core/shop/open-intervals.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { millisBetween, plusMillis, type Instant } from "#core/time/instant.ts";
import { localDateOf } from "#core/time/zones.ts";
import { ANSWER_LEAD_MS, ANSWER_MS, SCHEDULED_ANSWER_MS } from "./answer-time.ts";

/** Days around an instant in which its minutes nearly always run out, and days that are looked through when they do not. */
const NEAR_DAYS = 3;
const LOOK_AHEAD_DAYS = 35;

/** What decides how long staff has to answer an order. */
export interface AnswerByInput {
  readonly plan: OpeningPlan;
  readonly timezone: string;
  readonly placedAt: Instant;
  readonly timing: Timing;
  readonly preparationMinutes: number;
}

/**
 * Until when an order is to be answered (ORDER-6). As soon as possible: 10 min after placing. Scheduled: the later
 * of placed + 10 min and min(placed + 60 min, requested - preparation - 15 min). The minutes after placing run only
 * while the location is open for any method.
 */
export function answerBy({ plan, timezone, placedAt, timing, preparationMinutes }: AnswerByInput): Instant {
  const soonest = afterOpenTime(plan, timezone, placedAt, ANSWER_MS);
  if (timing.type === "asap") return soonest;
  const beforeCooking = plusMillis(timing.slotStart, -preparationMinutes * 60_000 - ANSWER_LEAD_MS);
  const hour = afterOpenTime(plan, timezone, placedAt, SCHEDULED_ANSWER_MS);
  const latest = hour < beforeCooking ? hour : beforeCooking;
  return soonest < latest ? latest : soonest;
}

/** The instant by which the location was open for so many milliseconds since `from`; ordinary time where it opens no more within a month. */
export function afterOpenTime(plan: OpeningPlan, timezone: string, from: Instant, millis: number): Instant {
  const yesterday = plusDays(localDateOf(from, timezone), -1);
  for (const days of [NEAR_DAYS, LOOK_AHEAD_DAYS]) {
    const end = spent(openIntervals(plan, "any", timezone, yesterday, days), from, millis);
    if (end !== null) return end;
  }
  return plusMillis(from, millis);
}

function spent(intervals: readonly OpenInterval[], from: Instant, millis: number): Instant | null {
  let left = millis;
  for (const { start, end } of intervals) {
    if (end <= from) continue;
    const begin = start < from ? from : start;
    const length = millisBetween(begin, end);
    // Time that runs out with the closing ends there, not at the next opening.
    if (left <= length) return plusMillis(begin, left);
    left -= length;
  }
  return null;
}
