import { isPin, PIN_LENGTH } from "#core/account/tablet/staff-pin.ts";
import { isAtMost } from "#core/kernel/text-length.ts";
import { readSpokenNumber } from "#core/order/order-number.ts";

/** Wrong PINs after which an order is no longer found by its PIN, until staff makes another (COURIER-4). */
export const MAX_PIN_TRIES = 5;

/** Most characters of a number and a PIN as they are typed. */
export const RUN_LOOKUP_LENGTHS = { number: 12, pin: PIN_LENGTH } as const;

/** What somebody typed to find a run. */
export interface TypedRunLookup {
  readonly number: string;
  readonly pin: string;
}

/** The run that was found: a token that opens it as its link would, at its shop. */
export interface FoundRun {
  readonly token: string;
  readonly shopSlug: string;
}

/** Why something typed cannot be a number or a PIN. */
type LookupProblem = "validation.required" | "validation.order_number" | "validation.pin_digits";

/** What is wrong with what was typed, before anybody is asked whether it fits. */
export function runLookupProblems({
  number,
  pin,
}: TypedRunLookup): Readonly<Partial<Record<keyof TypedRunLookup, LookupProblem>>> {
  const wrongNumber = numberProblem(number.trim());
  return {
    ...(wrongNumber === null ? {} : { number: wrongNumber }),
    ...(isPin(pin.trim()) ? {} : { pin: "validation.pin_digits" }),
  };
}

function numberProblem(typed: string): LookupProblem | null {
  if (typed === "") return "validation.required";
  const isWhole = (readSpokenNumber(typed)?.prefix ?? null) !== null;
  return isWhole && isAtMost(typed, RUN_LOOKUP_LENGTHS.number) ? null : "validation.order_number";
}
