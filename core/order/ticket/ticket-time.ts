import { isUnanswered, isTerminal } from "../lifecycle/order-stages.ts";
import type { OrderStatus } from "../lifecycle/order-status.ts";

/** When a ticket is printed by itself: as soon as the order is placed, or once the kitchen has accepted it. */
export const TICKET_TIMES = ["placed", "accepted"] as const;
export type TicketTime = (typeof TICKET_TIMES)[number];
/** Unless another is asked for: what is not accepted may be rejected. */
export const DEFAULT_TICKET_TIME: TicketTime = "accepted";

/** Whether the ticket of an order should be on paper by now; one that is over needs none. */
export function isTicketDue(status: OrderStatus, time: TicketTime): boolean {
  if (isTerminal(status)) return false;
  return time === "placed" || !isUnanswered(status);
}
