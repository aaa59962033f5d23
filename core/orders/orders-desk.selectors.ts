import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { OrderId } from "#core/kernel/id.ts";
import type { AlarmLevel } from "./alarm.ts";
import type { ordersDeskMachine } from "./orders-desk.machine.ts";
import { boardOf, levelOf } from "./orders-desk-setup.ts";
import type { StaffOrder } from "./order.ts";

/** The running board. */
export type DeskActor = ActorRefFrom<typeof ordersDeskMachine>;
/** One state of it. */
export type DeskSnapshot = SnapshotFrom<typeof ordersDeskMachine>;

/** The open orders, each as the move under way leaves it. A new list every time: compare by content. */
export function selectBoard(snapshot: DeskSnapshot): readonly StaffOrder[] {
  return boardOf(snapshot.context);
}

/** One order of the board. */
export function selectDeskOrder(snapshot: DeskSnapshot, orderId: OrderId): StaffOrder | null {
  return boardOf(snapshot.context).find(({ id }) => id === orderId) ?? null;
}

/** Whether the list was read at least once. */
export function selectIsBoardKnown(snapshot: DeskSnapshot): boolean {
  return snapshot.context.number !== null;
}

/** Whether the screen has lost its stream or its list, and says so in red. */
export function selectIsDeskStale(snapshot: DeskSnapshot): boolean {
  return snapshot.matches({ open: { stream: "lost" } }) || snapshot.matches({ open: { board: "failed" } });
}

/** How loud unaccepted orders are. */
export function selectAlarm(snapshot: DeskSnapshot): AlarmLevel {
  return levelOf(snapshot.context);
}

/** Whether sound may play; a bar says so while it may not. */
export function selectIsSoundArmed(snapshot: DeskSnapshot): boolean {
  return snapshot.matches({ open: { sound: "armed" } });
}

/** The order that is open on this screen. */
export function selectOpenOrderId(snapshot: DeskSnapshot): OrderId | null {
  return snapshot.context.openId;
}

/** Whether a move of this order can be taken back now. */
export function selectIsUndoable(snapshot: DeskSnapshot, orderId: OrderId): boolean {
  return snapshot.context.moves.some((move) => move.orderId === orderId && move.isUndoable);
}

/** Whether a move of this order is on its way to the server. */
export function selectIsMoving(snapshot: DeskSnapshot, orderId: OrderId): boolean {
  return snapshot.context.moves.some((move) => move.orderId === orderId && !move.isUndoable);
}

/** Device milliseconds, told anew every second, for ages and countdowns. */
export function selectDeskNow(snapshot: DeskSnapshot): number {
  return snapshot.context.now;
}

/** «No orders are received»: the session is gone and the screen is about to sign out. */
export function selectIsSessionLost(snapshot: DeskSnapshot): boolean {
  return snapshot.matches("sessionLost");
}
