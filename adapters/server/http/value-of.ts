import type { AppError } from "#core/errors/app-error.ts";
import type { Result } from "#core/kernel/result.ts";

/** The value of a decision that agreed; throws the error of one that refused, to be answered as such. */
export function valueOf<T>(result: Result<T, AppError>): T {
  if (!result.ok) throw result.error;
  return result.value;
}
