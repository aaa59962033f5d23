import type { Instant } from "#core/time/instant.ts";
import type { Order } from "../order.ts";
import { isTerminal } from "../lifecycle/order-stages.ts";

/** When the food is expected. */
export type OrderExpectation =
  /** Nobody waits any more. */
  | { readonly kind: "none" }
  /** What was promised when it was ordered. */
  | { readonly kind: "window"; readonly earliest: Instant; readonly latest: Instant }
  /** What the restaurant promised when it accepted, delays included. */
  | { readonly kind: "by"; readonly at: Instant };

/** When a customer may expect the order: the promise of ordering until the restaurant made its own. */
export function orderExpectation(order: Pick<Order, "status" | "promise" | "promisedAt">): OrderExpectation {
  if (isTerminal(order.status)) return { kind: "none" };
  if (order.promisedAt !== null) return { kind: "by", at: order.promisedAt };
  const { earliest, latest } = order.promise;
  return { kind: "window", earliest, latest };
}
