import type { AppError } from "#core/errors/app-error.ts";
import {
  COURIER_ACTION_TYPES,
  moveOfAction,
  type CourierAction,
  type CourierActionType,
} from "#core/order/lifecycle/courier-action.ts";
import { courierMover } from "#core/order/lifecycle/order-facts.ts";
import { movesOf } from "#core/order/lifecycle/order-moves.ts";
import { isTerminal, statusAfter } from "#core/order/lifecycle/order-stages.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import { isZero } from "#core/money/compare.ts";
import type { CourierOrder } from "./courier-order.ts";

/** Where a run stands for its courier: the kitchen is not done, or what they do next, or nothing more. */
export type RunStage = "cooking" | "pickUp" | "underway" | "arrived" | "over";

/** What a courier taps: an action, and a few words on a problem. */
export interface Tap {
  readonly type: CourierActionType;
  readonly text?: string;
}

type KnownRun = Pick<CourierOrder, "status" | "hasArrived">;
type WaitingAction = Pick<CourierAction, "type">;

/** The status once everything that waits to be sent has been carried out. */
export function foreseenStatus({ status }: KnownRun, waiting: readonly WaitingAction[]): OrderStatus {
  return waiting.reduce((before, { type }) => {
    const move = moveOfAction(type, before);
    return move === null ? before : statusAfter(move, before);
  }, status);
}

/** Where a run stands, what waits to be sent counted as done: without a network the courier continues (COURIER-8). */
export function runStage(order: KnownRun, waiting: readonly WaitingAction[]): RunStage {
  const status = foreseenStatus(order, waiting);
  if (isTerminal(status)) return "over";
  if (!mayMake("arrived", status)) return mayMake("picked_up", status) ? "pickUp" : "cooking";
  return order.hasArrived || waiting.some(({ type }) => type === "arrived") ? "arrived" : "underway";
}

const OFFERED: Readonly<Record<RunStage, readonly CourierActionType[]>> = {
  cooking: ["problem"],
  pickUp: ["picked_up", "problem"],
  underway: ["arrived", "delivered", "problem"],
  arrived: ["delivered", "problem"],
  over: [],
};

/** What a courier may tap, the next step first; each step once. */
export function offeredActions(
  order: KnownRun,
  waiting: readonly WaitingAction[],
): readonly CourierActionType[] {
  const status = foreseenStatus(order, waiting);
  return OFFERED[runStage(order, waiting)].filter((type) => mayMake(type, status));
}

/** Whether somebody must say that the money was collected before the order counts as delivered. */
export function mustCollect({ toCollect }: Pick<CourierOrder, "toCollect">): boolean {
  return !isZero(toCollect);
}

/** Whether an action that was not carried out is sent again: it did not arrive, or the server could not take it now (COURIER-9). */
export function isWorthRepeating(error: AppError): boolean {
  switch (error.tag) {
    case "Unreachable":
    case "TooManyRequests":
    case "CsrfMismatch":
      return true;
    case "Unexpected":
      return error.status === null || error.status >= 500;
    case "Refused":
      return error.key === "order.version_conflict";
    default:
      return false;
  }
}

/** Whether something is an action as a device keeps it. */
export function isActionType(type: unknown): type is CourierActionType {
  return COURIER_ACTION_TYPES.some((known) => known === type);
}

const COURIER = courierMover(null).actor;

function mayMake(type: CourierActionType, status: OrderStatus): boolean {
  const move = moveOfAction(type, status);
  return move !== null && movesOf(COURIER, status).includes(move);
}
