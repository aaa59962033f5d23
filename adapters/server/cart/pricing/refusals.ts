import { invalid, messagesOf } from "#adapters/server/http/failures.ts";
import type { Blocker } from "#core/checkout/blocker.ts";
import type { PlacementRefusal } from "#core/checkout/decision/decide-order.ts";
import type { ErrorMoment } from "#core/errors/error-moment.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import { tooManyRequests } from "#adapters/server/http/failures.ts";

const TOO_MANY_ORDERS_RETRY_SECONDS = 60;

/** The error of something that keeps an order or a cart from being taken. */
export function blockerError({ key, ...details }: Blocker): Extract<WireError, { readonly tag: "Refused" }> {
  return { tag: "Refused", status: 409, key, message: null, details };
}

/** The error of an order that is not placed; its sentence speaks of the location and of the shop's zone. */
export function placementError(refusal: PlacementRefusal, moment: ErrorMoment): WireError {
  switch (refusal.key) {
    case "cart.revision_conflict":
      return {
        tag: "Refused",
        status: 409,
        key: refusal.key,
        message: null,
        details: { revision: refusal.revision },
      };
    case "validation.failed":
      return invalid(messagesOf(refusal.fields));
    default:
      return { ...blockerError(refusal), moment };
  }
}

/** The error of somebody who has as many orders as one user may (CHECKOUT-13). */
export function tooManyOrders(): WireError {
  return tooManyRequests(TOO_MANY_ORDERS_RETRY_SECONDS, "orders.too_many");
}
