import { toId, type Id } from "#core/kernel/id.ts";
import { parseInstant, type Instant } from "#core/time/instant.ts";
import type { Result } from "#core/kernel/result.ts";

/** The same valid ULID for the same name, with the name still readable: "pizza" is 01J0000000000000000000P1ZZA. */
export function idOf<T extends Id>(name: string): T {
  const letters = name
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll(/[IL]/g, "1")
    .replaceAll("O", "0")
    .replaceAll("U", "V");
  if (letters.length > 23) throw new Error(`Too long for a ULID: ${name}`);
  return toId<T>(`01J${letters.padStart(23, "0")}`);
}

/** An instant from its ISO text; throws for any other text. */
export function toInstant(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === null) throw new Error(`Not an instant: ${text}`);
  return instant;
}

/** The current time in most tests: a Friday, noon in Bucharest. */
export const NOON = toInstant("2026-03-13T10:00:00Z");

/** The time at servers in tests until a test moves their clock: a Wednesday, noon in Bucharest. */
export const WEDNESDAY_NOON = toInstant("2026-11-18T10:00:00Z");

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
