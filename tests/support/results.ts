import type { Result } from "#core/kernel/result.ts";

/** The value of a rule that agreed; throws with the reason of one that refused. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`It was refused: ${JSON.stringify(result.error)}`);
}

/** The reason of a rule that refused; throws where it agreed. */
export function refusalOf<E>(result: Result<unknown, E>): E {
  if (!result.ok) return result.error;
  throw new Error(`It was not refused: ${JSON.stringify(result.value)}`);
}

/** The first of a list that has one; throws where it is empty. */
export function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first !== undefined) return first;
  throw new Error("The list is empty");
}
