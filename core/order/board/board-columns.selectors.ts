import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { instantOfMillis, millisBetween, toMillis, type Instant } from "#core/time/instant.ts";
import { ESCALATION_MS } from "./alarm.ts";
import { BOARD_COLUMNS, boardColumns, type BoardColumn } from "./board-columns.ts";
import { UNDO_MS } from "../lifecycle/order-moves.ts";
import { isUnanswered } from "../lifecycle/order-stages.ts";
import type { OrderEventType } from "../lifecycle/order-status.ts";
import { selectBoard, selectBoardNow, type OrderBoardSnapshot } from "./order-board.selectors.ts";
import type { StaffOrder } from "../order.ts";

/** The board's orders by column. */
export type Columns = Readonly<Record<BoardColumn, readonly StaffOrder[]>>;

/** An answer that can still be taken back. */
export interface Undoable {
  readonly orderId: OrderId;
  readonly number: string;
  readonly event: OrderEventType;
  /** Whole seconds until the customer sees the answer; a started second counts. */
  readonly secondsLeft: number;
}

/** The present instant of the board, updated every second. */
export function selectBoardInstant(snapshot: OrderBoardSnapshot): Instant {
  return instantOfMillis(selectBoardNow(snapshot));
}

/** The columns of one location, or of all (null). New objects every time: compare with `areSameColumns`. */
export function selectColumns(snapshot: OrderBoardSnapshot, locationId: LocationId | null): Columns {
  const orders = selectBoard(snapshot).filter(
    ({ location }) => locationId === null || location.id === locationId,
  );
  return boardColumns(orders, selectBoardInstant(snapshot));
}

/** Whether two boards show the same orders in the same places. */
export function areSameColumns(left: Columns, right: Columns): boolean {
  return BOARD_COLUMNS.every(
    (column) =>
      left[column].length === right[column].length &&
      left[column].every((order, index) => order === right[column][index]),
  );
}

/** How many orders of all locations wait for an answer. */
export function selectPendingCount(snapshot: OrderBoardSnapshot): number {
  return selectBoard(snapshot).filter(({ status }) => isUnanswered(status)).length;
}

/** How many orders of all locations have waited so long that every screen calls. */
export function selectEscalatedCount(snapshot: OrderBoardSnapshot): number {
  const now = selectBoardNow(snapshot);
  return selectBoard(snapshot).filter(
    ({ status, placedAt }) => isUnanswered(status) && now - toMillis(placedAt) >= ESCALATION_MS,
  ).length;
}

/** The answers that can be taken back now, the newest first. A new list every time: compare with `areSameUndoables`. */
export function selectUndoables(snapshot: OrderBoardSnapshot): readonly Undoable[] {
  const now = selectBoardInstant(snapshot);
  return snapshot.context.moves
    .filter(({ isUndoable }) => isUndoable)
    .map(({ orderId, event, order }) => ({
      orderId,
      event,
      number: order.number,
      secondsLeft: secondsLeft(order.timeline.at(-1)?.at ?? now, now),
    }))
    .toReversed();
}

/** Whether two lists of undoables show the same. */
export function areSameUndoables(left: readonly Undoable[], right: readonly Undoable[]): boolean {
  return (
    left.length === right.length &&
    left.every(
      ({ orderId, event, secondsLeft: seconds }, index) =>
        orderId === right[index]?.orderId &&
        event === right[index]?.event &&
        seconds === right[index]?.secondsLeft,
    )
  );
}

function secondsLeft(since: Instant, now: Instant): number {
  const left = Math.ceil((UNDO_MS - millisBetween(since, now)) / 1000);
  return Math.min(UNDO_MS / 1000, Math.max(0, left));
}

/** Whether the order was opened or moved on this screen; until then its alarm does not pause. */
export function selectIsSeen(snapshot: OrderBoardSnapshot, orderId: OrderId): boolean {
  return snapshot.context.openedIds.includes(orderId);
}
