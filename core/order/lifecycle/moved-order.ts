import type { OrderMove } from "./move-order.ts";
import type { Order } from "../order.ts";
import { CONFIRMED_PAYMENT } from "../payment.ts";

/** The order after a move; `number` is the event's number in the organization. What is allowed next is for the caller to fill in. */
export function movedOrder(order: Order, move: OrderMove, number: number): Order {
  const { event, at, reason, text, minutes } = move;
  const isPaid = move.effects.some((effect) => effect.type === "confirmPayment");
  const { sale } = move;
  return {
    ...order,
    complaints: sale.complaints,
    payment: isPaid ? { ...sale.payment, status: CONFIRMED_PAYMENT } : sale.payment,
    status: move.status,
    version: move.version,
    promisedAt: move.promisedAt,
    answerBy: move.answerBy,
    timeline: [...order.timeline, { number, event, at, actor: move.mover.actor, reason, text, minutes }],
  };
}
