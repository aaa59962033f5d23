import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { OrderId } from "#core/kernel/id.ts";
import type { orderBoardMachine } from "./order-board.machine.ts";
import { boardOf, orderOf, type OrderDetail } from "./order-board-setup.ts";
import type { StaffOrder } from "../order.ts";

/** The running board. */
export type OrderBoardActor = ActorRefFrom<typeof orderBoardMachine>;
/** One state of it. */
export type OrderBoardSnapshot = SnapshotFrom<typeof orderBoardMachine>;

/** The open orders, each as the move under way leaves it. A new list every time: compare by content. */
export function selectBoard(snapshot: OrderBoardSnapshot): readonly StaffOrder[] {
  return boardOf(snapshot.context);
}

/** One order, of the board or shown by itself, as the move under way leaves it. */
export function selectBoardOrder(snapshot: OrderBoardSnapshot, orderId: OrderId): StaffOrder | null {
  return orderOf(snapshot.context, orderId);
}

/** Whether the list was read at least once. */
export function selectIsBoardKnown(snapshot: OrderBoardSnapshot): boolean {
  return snapshot.context.number !== null;
}

/** Whether the screen has lost its stream or its list, and says so in red. */
export function selectIsBoardStale(snapshot: OrderBoardSnapshot): boolean {
  return (
    snapshot.matches({ open: { stream: { following: "lost" } } }) ||
    snapshot.matches({ open: { board: "failed" } })
  );
}

/** Whether sound may play; a bar says so while it may not. */
export function selectIsSoundArmed(snapshot: OrderBoardSnapshot): boolean {
  return snapshot.matches({ open: { sound: "armed" } });
}

/** The order that is open on this screen. */
export function selectOpenOrderId(snapshot: OrderBoardSnapshot): OrderId | null {
  return snapshot.context.openId;
}

/** Why the order that is shown by itself could not be read; null unless it could not. */
export function selectDetailError(snapshot: OrderBoardSnapshot): OrderDetail["error"] {
  return snapshot.context.detail?.error ?? null;
}

/** Whether a move of this order is on its way to the server. */
export function selectIsMoving(snapshot: OrderBoardSnapshot, orderId: OrderId): boolean {
  return snapshot.context.moves.some((move) => move.orderId === orderId && !move.isUndoable);
}

/** Device milliseconds, updated every second, for ages and countdowns. */
export function selectBoardNow(snapshot: OrderBoardSnapshot): number {
  return snapshot.context.now;
}

/** "No orders are received": the session is gone and the screen is about to sign out. */
export function selectIsSessionLost(snapshot: OrderBoardSnapshot): boolean {
  return snapshot.matches("sessionLost");
}
