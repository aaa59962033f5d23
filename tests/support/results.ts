import type { Result } from "#core/kernel/result.ts";

/** The value of a successful result; throws with the refusal of a failed one. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`It was refused: ${JSON.stringify(result.error)}`);
}

/** The refusal of a failed result; throws for a successful one. */
export function refusalOf<E>(result: Result<unknown, E>): E {
  if (!result.ok) return result.error;
  throw new Error(`It was not refused: ${JSON.stringify(result.value)}`);
}

/** The first element of a list; throws when it is empty. */
export function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first !== undefined) return first;
  throw new Error("The list is empty");
}
