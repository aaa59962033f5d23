import { refusedOrderId, toAppError } from "#core/errors/app-error.ts";
import type { FailedEvent } from "#core/errors/failed-event.ts";
import type { OrderId } from "#core/kernel/id.ts";

const CHANGED_KEYS: ReadonlySet<string> = new Set([
  "price.changed",
  "checkout.promise_changed",
  "checkout.total_mismatch",
]);

/** Whether price, promise or total are not what the customer saw: they are shown and asked about again. */
export function isChanged({ event }: FailedEvent): boolean {
  const error = toAppError(event.error);
  return error.tag === "Refused" && CHANGED_KEYS.has(error.key);
}

/** Whether this revision of the cart is an order already. */
export function isOrderedBefore({ event }: FailedEvent): boolean {
  const error = toAppError(event.error);
  return error.tag === "Refused" && error.key === "cart.already_ordered" && refusedOrderId(error) !== null;
}

/** Whether the key was used with other words: the cart tells which order came of them. */
export function isKeyReused({ event }: FailedEvent): boolean {
  return toAppError(event.error).key === "idempotency.key_reused";
}

/** Whether the fields themselves are refused. */
export function isInvalid({ event }: FailedEvent): boolean {
  return toAppError(event.error).tag === "Invalid";
}

/** Whether asking again later with the same key can still tell what became of the order. */
export function isWorthAsking({ event }: FailedEvent): boolean {
  return toAppError(event.error).tag === "TooManyRequests";
}

/** Which order a cart is already; only of a failure that `isOrderedBefore`. */
export function orderedBefore(thrown: unknown): OrderId {
  const orderId = refusedOrderId(toAppError(thrown));
  if (orderId === null) throw new Error("A cart that was ordered before names its order");
  return orderId;
}
