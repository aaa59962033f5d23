import type { SnapshotFrom } from "xstate";
import type { Instant } from "#core/time/instant.ts";
import type { orderingMachine } from "./ordering.machine.ts";
import type { OrderingState } from "../ordering-state.ts";
import { orderingStateNow } from "./change-ordering-state.ts";

/** One state of the machine. */
export type OrderingSnapshot = SnapshotFrom<typeof orderingMachine>;

/** What holds now: a temporary state is over from its `until` on. Null before it was read. */
export function selectOrderingState(snapshot: OrderingSnapshot, now: Instant): OrderingState | null {
  const { state } = snapshot.context;
  if (state === null) return null;
  return orderingStateNow(state, now);
}

/** Whether it is being read or written. */
export function selectIsOrderingBusy(snapshot: OrderingSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Whether it could not be read. */
export function selectIsOrderingFailed(snapshot: OrderingSnapshot): boolean {
  return snapshot.hasTag("failed");
}
