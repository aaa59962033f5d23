import type { Instant } from "./instant.ts";

/** The only way to learn the time; one snapshot of it goes through a whole decision. */
export interface Clock {
  /** The present instant, UTC, to the millisecond. */
  now(): Instant;
  /** The present instant as milliseconds since 1970-01-01T00:00:00Z. */
  millis(): number;
}
