import type { Instant } from "#core/time/instant.ts";
import { ORDER_LIFECYCLE } from "./order-lifecycle.ts";
import { FULFILLED_STATUS } from "./order-stages.ts";
import type { OrderMoveType, OrderStatus } from "./order-status.ts";

/** What a courier says of a run, in the order in which it happens; a problem at any time (COURIER-7). */
export const COURIER_ACTION_TYPES = ["picked_up", "arrived", "delivered", "problem"] as const;
export type CourierActionType = (typeof COURIER_ACTION_TYPES)[number];

/** Characters of the id that a device gives an action. */
export const MAX_ACTION_ID = 64;

/** One tap on the courier's page. */
export interface CourierAction {
  /** The same id twice is one action (COURIER-7). */
  readonly id: string;
  readonly type: CourierActionType;
  /** When it was tapped, by the clock of the device. */
  readonly at: Instant;
  /** A few words on a problem. */
  readonly data?: { readonly text?: string };
}

const MOVES: Readonly<Record<CourierActionType, OrderMoveType>> = {
  picked_up: "dispatch",
  arrived: "arrive",
  delivered: "complete",
  problem: "report",
};

/** The move of the lifecycle that an action is; null where somebody made it already, so that nothing is left to do. */
export function moveOfAction(type: CourierActionType, status: OrderStatus): OrderMoveType | null {
  const { to } = ORDER_LIFECYCLE[MOVES[type]];
  return to !== null && (status === to || status === FULFILLED_STATUS) ? null : MOVES[type];
}
