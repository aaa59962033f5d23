import * as Schema from "effect/Schema";
import { blocker } from "#core/contract/blocker.ts";
import type { Blocker } from "#core/checkout/blocker.ts";
import type { PlacementRefusal } from "#core/checkout/decide-order.ts";
import type { ErrorMoment } from "#core/errors/error-moment.ts";
import type { AppError, ErrorDetails } from "#core/errors/app-error.ts";

/** The error of something that keeps an order or a cart from being taken, its details in the wire's names. */
export function blockerError(found: Blocker): Extract<AppError, { readonly tag: "Refused" }> {
  const encoded = Schema.encodeUnknownSync(blocker)(found);
  const details: ErrorDetails =
    typeof encoded === "object" && encoded !== null
      ? Object.fromEntries(Object.entries(encoded).filter(([name]) => name !== "key"))
      : {};
  return { tag: "Refused", status: 409, key: found.key, message: null, details };
}

/** The error of an order that is not placed; its sentence speaks of the location and of the shop's zone. */
export function placementError(refusal: PlacementRefusal, moment: ErrorMoment): AppError {
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
      return {
        tag: "Invalid",
        key: refusal.key,
        message: null,
        fields: Object.fromEntries(Object.entries(refusal.fields).map(([field, key]) => [field, [key]])),
        details: {},
      };
    default:
      return { ...blockerError(refusal), moment };
  }
}
