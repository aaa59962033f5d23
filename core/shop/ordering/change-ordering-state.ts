import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import { endOfBusinessDay } from "../business-day.ts";
import type { OpeningPlan } from "../open-intervals.ts";
import { isOrderingStateInForce } from "../effective-ordering-state.ts";
import { ONLINE, type OrderingState } from "../ordering-state.ts";

/** What staff says about taking orders. */
export type OrderingChange = Omit<OrderingState, "setBy" | "setAt">;

/** Who says it, when, and what the place's day looks like. */
export interface OrderingChangeContext {
  readonly plan: OpeningPlan;
  readonly timezone: string;
  readonly now: Instant;
  readonly setBy: string;
}

/**
 * The state to be kept. Busy and paused last until the end of the business day at the latest, also where nobody said
 * until when (SHOP-10); a pinned one lasts as long as was said, without an end until somebody changes it (SHOP-15). One
 * that would be over already is refused.
 */
export function changeOrderingState(
  change: OrderingChange,
  { plan, timezone, now, setBy }: OrderingChangeContext,
): Result<OrderingState, "validation.invalid"> {
  if (change.mode === "online") return ok({ ...ONLINE, setBy, setAt: now });
  if (change.until !== null && change.until <= now) return err("validation.invalid");
  const extraMinutes = change.mode === "busy" ? change.extraMinutes : 0;
  if (change.pinned) return ok({ ...change, extraMinutes, setBy, setAt: now });
  const end = endOfBusinessDay(plan, now, timezone);
  const until = change.until === null || change.until > end ? end : change.until;
  return ok({ ...change, extraMinutes, until, setBy, setAt: now });
}

/** The state as staff reads it now: one that is over counts as online. */
export function orderingStateNow(state: OrderingState, now: Instant): OrderingState {
  if (isOrderingStateInForce(state, now)) return state;
  return { ...ONLINE, setBy: state.setBy, setAt: state.setAt };
}
