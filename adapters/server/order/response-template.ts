import { encodeAnswer } from "#core/contract/codec/answer.ts";
import { pendingOrder, type PlacedOrder } from "#core/checkout/decision/placed-order.ts";
import type { OrderId } from "#core/kernel/id.ts";

/**
 * Stands for the event's number until the counter is locked. It is a number on its own in the text, so no text of a
 * customer can be taken for it, and it is what `fill_response` in the database looks for.
 */
const EVENT_PLACEHOLDER = 2_147_483_647;

/**
 * The answer to a placed order as JSON text. The spoken number and the event's are known only when their counters are
 * locked, last of all; until then the order's new id, which nobody else can know, stands for the spoken number.
 */
export function responseTemplate(placed: PlacedOrder, orderId: OrderId): string {
  const order = pendingOrder(placed, { id: orderId, number: orderId, eventNumber: EVENT_PLACEHOLDER });
  return JSON.stringify(encodeAnswer("placeOrder", order));
}
