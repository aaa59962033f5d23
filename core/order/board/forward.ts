import type { OrderBoardMove } from "./order-board-events.ts";
import { defaultReadyMinutes, nextMove } from "../lifecycle/next-move.ts";
import type { Order } from "../order.ts";

/** The next step of an order as one tap asks for it, with the default minutes where it is accepted; null without one. */
export function forwardMove(order: Pick<Order, "allowedEvents" | "promise">): OrderBoardMove | null {
  const event = nextMove(order);
  if (event === null) return null;
  return event === "accept" ? { event, readyInMinutes: defaultReadyMinutes(order) } : { event };
}
