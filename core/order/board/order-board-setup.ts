import { assign, emit, enqueueActions, raise, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { OrderId, OrganizationId } from "#core/kernel/id.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import { alarmLevel, type AlarmLevel } from "./alarm.ts";
import type { OrderBoardEvent, OrderBoardEmitted } from "./order-board-events.ts";
import { unconnectedStream, type StreamSignal } from "../stream/follow.ts";
import { optimisticMove } from "./optimistic-move.ts";
import { orderMoveMachine, type OrderMoveEmitted, type OrderMoveActor } from "./order-move.machine.ts";
import type { OrderEventType } from "../lifecycle/order-status.ts";
import type { LiveEvent } from "../live-event.ts";
import type { StaffOrder } from "../order.ts";

/** The open orders as the server answered them. */
export interface OpenOrders {
  readonly orders: readonly StaffOrder[];
  readonly number: number;
}

/** A move under way, or done and still to be taken back. */
export interface RunningMove {
  readonly orderId: OrderId;
  readonly event: OrderEventType;
  /** The order as the move leaves it: shown instead of the board's own. */
  readonly order: StaffOrder;
  readonly isUndoable: boolean;
  readonly actor: OrderMoveActor;
}

/** The one order that is shown by itself; it may be over and on the board no more. */
export interface OrderDetail {
  readonly orderId: OrderId;
  /** As it was last read; null until it was. */
  readonly order: StaffOrder | null;
  readonly error: AppError | null;
}

/** What the staff's board knows. */
export interface OrderBoardContext {
  readonly organizationId: OrganizationId;
  readonly orders: readonly StaffOrder[];
  readonly moves: readonly RunningMove[];
  /** Number of the last live event that the list holds; null before the first list. */
  readonly number: number | null;
  readonly openId: OrderId | null;
  readonly detail: OrderDetail | null;
  readonly openedIds: readonly OrderId[];
  /** An event arrived while the list was being read, so it is read once more. */
  readonly isOutdated: boolean;
  /** Device milliseconds, updated every second. */
  readonly now: number;
}

type BoardEvent = OrderBoardEvent | StreamSignal | OrderMoveEmitted | Internal;
type EventOf<T extends BoardEvent["type"]> = Extract<BoardEvent, { readonly type: T }>;
type Internal =
  /** What changed: an order, or whatever it was (null). */
  | { readonly type: "orderBoard.refetch"; readonly orderId: OrderId | null }
  | { readonly type: "orderBoard.signedOut" };

const base = setup({
  types: {
    context: {} as OrderBoardContext,
    events: {} as BoardEvent,
    emitted: {} as OrderBoardEmitted,
    input: {} as { readonly organizationId: OrganizationId; readonly now: number },
    tags: {} as "busy" | "failed" | "blocking",
  },
  actors: {
    listOpen: unconnected<OpenOrders, OrganizationId>("listOpen"),
    loadOrder: unconnected<StaffOrder, OrderId>("loadOrder"),
    follow: unconnectedStream<{ readonly organizationId: OrganizationId; readonly after: number | null }>(),
    arm: unconnected<boolean, void>("arm"),
    orderMove: orderMoveMachine,
  },
  guards: {
    isOutdated: ({ context }) => context.isOutdated,
    isListRead: ({ context }) => context.number !== null,
    isDetail: ({ context }, orderId: OrderId | null) =>
      orderId === null || orderId === context.detail?.orderId,
    isSilent: ({ context }) => levelOf(context) === "silent",
    isLooping: ({ context }) => levelOf(context) === "looping",
    isRinging: ({ context }) => levelOf(context) === "ringing",
    isEscalated: ({ context }) => levelOf(context) === "escalated",
    isSoundArmed: (): boolean => unconnectedStep("isSoundArmed")(),
  },
  actions: {
    readClock: unconnectedStep("readClock"),
    loopAlarm: unconnectedStep("loopAlarm"),
    ringAlarm: unconnectedStep("ringAlarm"),
    silenceAlarm: unconnectedStep("silenceAlarm"),
    readAgain: raise({ type: "orderBoard.refetch", orderId: null }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "orderBoard.failed" as const,
      error: toAppError(thrown),
    })),
    keepDetail: assign({
      detail: (_, order: StaffOrder) => ({ orderId: order.id, order, error: null }),
    }),
    keepDetailError: assign({
      detail: ({ context }, { thrown }: Failure) =>
        context.detail && { ...context.detail, error: toAppError(thrown) },
    }),
    // Looking at it pauses its alarm, as opening it on the board does.
    showDetail: assign({
      openId: null,
      detail: (_, orderId: OrderId) => ({ orderId, order: null, error: null }),
      openedIds: ({ context }, orderId: OrderId) => [...new Set([...context.openedIds, orderId])],
    }),
    openOrder: assign({
      openId: (_, orderId: OrderId) => orderId,
      openedIds: ({ context }, orderId: OrderId) => [...new Set([...context.openedIds, orderId])],
    }),
  },
});

// Actions that enqueue others are declared separately: next to actions with params their types cannot be inferred.
/** What the machine is made of; its chart is in order-board.machine.ts. */
export const boardSetup = base.extend({
  actions: {
    hear: enqueueActions(({ enqueue }, liveEvent: LiveEvent) => {
      if (liveEvent.kind === "location")
        enqueue.emit({ type: "orderBoard.locationChanged", locationId: liveEvent.locationId });
      else
        enqueue.raise({
          type: "orderBoard.refetch",
          orderId: liveEvent.kind === "order" ? liveEvent.orderId : null,
        });
    }),
    startMove: enqueueActions(({ context, enqueue }, { orderId, move }: EventOf<"orderBoard.move">) => {
      const order = orderOf(context, orderId);
      if (
        order === null ||
        context.moves.some((running) => running.orderId === orderId && !running.isUndoable)
      )
        return;
      const transition = { ...move, version: order.version };
      const others = context.moves.filter((running) => running.orderId !== orderId);
      enqueue.assign({
        openedIds: [...new Set([...context.openedIds, orderId])],
        moves: ({ spawn }) => [
          ...others,
          {
            orderId,
            event: move.event,
            order: optimisticMove(order, move.event),
            isUndoable: false,
            actor: spawn("orderMove", { input: { order, transition } }),
          },
        ],
      });
    }),
    undoMove: enqueueActions(({ context, enqueue }, { orderId }: EventOf<"orderBoard.undo">) => {
      const running = context.moves.find((move) => move.orderId === orderId && move.isUndoable);
      if (running === undefined) return;
      enqueue.sendTo(running.actor, { type: "move.undo" });
      enqueue.assign({
        moves: context.moves.map((move) =>
          move === running ? { ...move, order: optimisticMove(move.order, "undo"), isUndoable: false } : move,
        ),
      });
    }),
    adoptMoved: enqueueActions(({ context, enqueue }, { order, isFinal }: EventOf<"move.accepted">) => {
      enqueue.assign({
        orders: context.orders.map((known) => (known.id === order.id ? order : known)),
        detail: context.detail?.orderId === order.id ? { ...context.detail, order } : context.detail,
        moves: context.moves.map((move) =>
          move.orderId === order.id ? { ...move, order, isUndoable: !isFinal } : move,
        ),
      });
      enqueue.emit({ type: "orderBoard.orderMoved", order });
    }),
  },
});

/** The orders of the board, each as the move under way leaves it. */
export function boardOf(context: OrderBoardContext): readonly StaffOrder[] {
  const moved = new Map(context.moves.map(({ orderId, order }) => [orderId, order]));
  return context.orders.map((order) => moved.get(order.id) ?? order);
}

/** One order, of the board or shown by itself: as the move under way leaves it, else the newer reading of both. */
export function orderOf({ moves, orders, detail }: OrderBoardContext, orderId: OrderId): StaffOrder | null {
  const running = moves.find((move) => move.orderId === orderId);
  if (running !== undefined) return running.order;
  const listed = orders.find(({ id }) => id === orderId) ?? null;
  const read = detail?.orderId === orderId ? detail.order : null;
  return listed === null || (read !== null && read.version > listed.version) ? read : listed;
}

/** The order that is shown by itself. */
export function shownIdOf({ detail }: OrderBoardContext): OrderId {
  if (detail === null) throw new Error("No order is shown by itself");
  return detail.orderId;
}

/** How loud the board is. */
export function levelOf(context: OrderBoardContext): AlarmLevel {
  return alarmLevel(boardOf(context), context.openedIds, context.now);
}
