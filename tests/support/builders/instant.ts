import { parseInstant, type Instant } from "#core/time/instant.ts";

/** An instant as a test writes it; throws for anything else. */
export function toInstant(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === null) throw new Error(`Not an instant: ${text}`);
  return instant;
}

/** The present of most tests: a Friday, noon in Bucharest. */
export const NOON = toInstant("2026-03-13T10:00:00Z");
