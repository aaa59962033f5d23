import type { OrderEventType, OrderStatus } from "./order-status.ts";
import type { StaffOrder } from "./order.ts";

const STATUS_AFTER: Readonly<Record<OrderEventType, OrderStatus | null>> = {
  place: "pending",
  accept: "accepted",
  reject: "rejected",
  expire: "rejected",
  undo: "pending",
  delay: null,
  start: "preparing",
  ready: "ready",
  dispatch: "out_for_delivery",
  complete: "fulfilled",
  cancel: "cancelled",
  reopen: "pending",
};

/** The order as a move will leave it, shown before the server answers; what the move leads to stays the server's to say. */
export function optimisticMove(order: StaffOrder, event: OrderEventType): StaffOrder {
  return { ...order, status: STATUS_AFTER[event] ?? order.status, allowedEvents: [] };
}
