import { parseInstant, type Instant } from "#core/time/instant.ts";

/** An instant from its ISO text; throws for any other text. */
export function toInstant(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === null) throw new Error(`Not an instant: ${text}`);
  return instant;
}

/** The current time in most tests: a Friday, noon in Bucharest. */
export const NOON = toInstant("2026-03-13T10:00:00Z");
