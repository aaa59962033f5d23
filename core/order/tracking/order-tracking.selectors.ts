import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import type { orderTrackingMachine } from "./order-tracking.machine.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { answerSeconds, waitingChange } from "../line-change/line-change.ts";
import type { Order } from "../order.ts";

/** The running machine of an order page. */
export type TrackingActor = ActorRefFrom<typeof orderTrackingMachine>;
/** One state of it. */
export type TrackingSnapshot = SnapshotFrom<typeof orderTrackingMachine>;

/** The order as it was last read. */
export function selectOrder(snapshot: TrackingSnapshot): Order | null {
  return snapshot.context.order;
}

/** Whether the page follows by polling, because the stream is lost. */
export function selectIsOrderOffline(snapshot: TrackingSnapshot): boolean {
  return snapshot.matches({ stream: "lost" });
}

/** Whether a cancel, a reorder or the first load is under way. */
export function selectIsOrderBusy(snapshot: TrackingSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Whether the customer may still cancel. */
export function selectMayCancel(snapshot: TrackingSnapshot): boolean {
  return snapshot.context.order?.allowedEvents.includes("cancel") ?? false;
}

/** Whether the customer may say what went wrong. */
export function selectMayComplain(snapshot: TrackingSnapshot): boolean {
  return snapshot.context.order?.allowedEvents.includes("complain") ?? false;
}

/** Whole seconds that are left to answer a change, rounded up; 0 once they are over, null where nothing waits. */
export function selectAnswerSeconds({ context }: TrackingSnapshot): number | null {
  const change = waitingChange(context.order?.lineChanges ?? []);
  return change && answerSeconds(change, instantOfMillis(context.now));
}

/** Whether what the customer says of the order is being sent. */
export function selectIsSaying(snapshot: TrackingSnapshot): boolean {
  return snapshot.matches({ order: "saying" });
}

/** Why the order could not be read. */
export function selectOrderError(snapshot: TrackingSnapshot): AppError | null {
  return snapshot.context.error;
}

/** Whether the order is being put into a cart again. */
export function selectIsReordering(snapshot: TrackingSnapshot): boolean {
  return snapshot.matches({ order: "reordering" });
}
