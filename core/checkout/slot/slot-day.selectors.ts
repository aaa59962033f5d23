import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Slot } from "#core/shop/slot/promise.ts";
import type { slotDayMachine } from "./slot-day.machine.ts";

/** The running picker of one day. */
export type SlotDayActor = ActorRefFrom<typeof slotDayMachine>;

/** The slots of the day; null until they were read. */
export function selectSlots(snapshot: SnapshotFrom<typeof slotDayMachine>): readonly Slot[] | null {
  return snapshot.context.answer?.slots ?? null;
}
