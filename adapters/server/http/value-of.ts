import type { WireError } from "#core/contract/errors/error-body.ts";
import type { Result } from "#core/kernel/result.ts";

/** The value of a decision that agreed; throws the error of one that refused, to be answered as such. */
export function valueOf<T>(result: Result<T, WireError>): T {
  if (!result.ok) throw result.error;
  return result.value;
}
