import { plusMillis, type Instant } from "#core/time/instant.ts";
import { endOfBusinessDay } from "../business-day.ts";
import type { OpeningPlan } from "../open-intervals.ts";
import { ONLINE, type OrderingState } from "../ordering-state.ts";

/** How long a state may be chosen to last: minutes, until the business day ends, or until somebody ends it (SHOP-15). */
export const ORDERING_DURATIONS = [30, 60, 120, "endOfDay", "pinned"] as const;
export type OrderingDuration = (typeof ORDERING_DURATIONS)[number];

/** Minutes that a busy kitchen may be chosen to add. */
export const BUSY_CHOICES = [10, 15, 20, 30, 45] as const;

/** What staff chose. */
export interface OrderingChoice {
  readonly mode: OrderingState["mode"];
  readonly extraMinutes: number;
  readonly duration: OrderingDuration;
}

/** How long somebody may choose: a pin is for those who may pin. */
export function orderingDurations(mayPin: boolean): readonly OrderingDuration[] {
  return ORDERING_DURATIONS.filter((duration) => mayPin || duration !== "pinned");
}

/** The state that a choice makes now for all methods; only a pin outlives the business day (SHOP-10, SHOP-15). */
export function chosenOrderingState(
  { mode, extraMinutes, duration }: OrderingChoice,
  plan: OpeningPlan,
  now: Instant,
  timezone: string,
): OrderingState {
  if (mode === "online") return ONLINE;
  const temporary = { ...ONLINE, mode, extraMinutes: mode === "busy" ? extraMinutes : 0 };
  if (duration === "pinned") return { ...temporary, pinned: true };
  const dayEnds = endOfBusinessDay(plan, now, timezone);
  const wanted = duration === "endOfDay" ? dayEnds : plusMillis(now, duration * 60_000);
  return { ...temporary, until: wanted < dayEnds ? wanted : dayEnds };
}
