import { statusAfter } from "../lifecycle/order-stages.ts";
import type { OrderEventType } from "../lifecycle/order-status.ts";
import type { StaffOrder } from "../order.ts";

/** The order as a move will leave it, shown before the server answers; what the move leads to stays the server's to say. */
export function optimisticMove(order: StaffOrder, event: OrderEventType): StaffOrder {
  return { ...order, status: statusAfter(event, order.status), allowedEvents: [] };
}
