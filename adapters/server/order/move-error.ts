import { invalid, messagesOf, notFound, refused } from "#adapters/server/http/failures.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import type { MoveRefusal } from "./move-order.ts";

/** The error of a move that is not made; a conflict carries the order as it stands, written as the wire does. */
export function moveError<Seen>(refusal: MoveRefusal<Seen>, encode: (order: Seen) => unknown): WireError {
  switch (refusal.key) {
    case "not_found":
      return notFound();
    case "validation.failed":
      return invalid(messagesOf(refusal.fields));
    default:
      return refused(refusal.key, { order: encode(refusal.order) });
  }
}
