import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Slot } from "#core/shop/slot/promise.ts";
import type { slotDayMachine } from "./slot-day.machine.ts";

/** The running picker of one day. */
export type SlotDayActor = ActorRefFrom<typeof slotDayMachine>;
/** One state of it. */
export type SlotDaySnapshot = SnapshotFrom<typeof slotDayMachine>;

/** The slots of the day; null until they were read. */
export function selectSlots(snapshot: SlotDaySnapshot): readonly Slot[] | null {
  return snapshot.context.day?.slots ?? null;
}

/** Whether the day could not be read. */
export function selectIsSlotDayFailed(snapshot: SlotDaySnapshot): boolean {
  return snapshot.hasTag("failed");
}
