import { plusMillis, type Instant } from "#core/time/instant.ts";
import { endOfBusinessDay } from "../business-day.ts";
import type { OpeningPlan } from "../open-intervals.ts";
import { ONLINE, type OrderingState } from "../ordering-state.ts";

/** How long a temporary state may be chosen to last: minutes, or until the business day ends. */
export const ORDERING_DURATIONS = [30, 60, 120, "endOfDay"] as const;
export type OrderingDuration = (typeof ORDERING_DURATIONS)[number];

/** Minutes that a busy kitchen may be chosen to add. */
export const BUSY_CHOICES = [10, 15, 20, 30, 45] as const;

/** What staff chose. */
export interface OrderingChoice {
  readonly mode: OrderingState["mode"];
  readonly extraMinutes: number;
  readonly duration: OrderingDuration;
}

/** The state that a choice makes now for all methods; nothing temporary outlives the business day (SHOP-10). */
export function chosenOrderingState(
  { mode, extraMinutes, duration }: OrderingChoice,
  plan: OpeningPlan,
  now: Instant,
  timezone: string,
): OrderingState {
  if (mode === "online") return ONLINE;
  const dayEnds = endOfBusinessDay(plan, now, timezone);
  const wanted = duration === "endOfDay" ? dayEnds : plusMillis(now, duration * 60_000);
  return {
    ...ONLINE,
    mode,
    extraMinutes: mode === "busy" ? extraMinutes : 0,
    until: wanted < dayEnds ? wanted : dayEnds,
  };
}
