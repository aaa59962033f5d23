import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { FailedEvent } from "#core/errors/failed-event.ts";

/** Whether the refusal names lines that the client can repair before it saves again (CART-8). */
export function isRepairable({ event }: FailedEvent): boolean {
  const key = refusalKey(event.error);
  return (
    key !== null &&
    (/^(coupon|points)\./.test(key) || key === "item.unavailable" || key === "item.options_invalid")
  );
}

/** Whether the cart was ordered meanwhile, in another tab perhaps. */
export function isAlreadyOrdered({ event }: FailedEvent): boolean {
  return refusalKey(event.error) === "cart.already_ordered";
}

/** Whether the server holds another content under this revision. */
export function isRevisionConflict({ event }: FailedEvent): boolean {
  return refusalKey(event.error) === "cart.revision_conflict";
}

/** Whether the cart has more lines than the server keeps for this person. */
export function isTooLong(error: AppError | null): boolean {
  return error?.tag === "Refused" && error.key === "cart.too_many_lines";
}

function refusalKey(thrown: unknown): string | null {
  const error = toAppError(thrown);
  return error.tag === "Refused" ? error.key : null;
}
