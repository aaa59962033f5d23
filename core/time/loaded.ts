import { millisBetween, type Instant } from "./instant.ts";

/** A record with the instant at which it was asked for, from which its age counts. */
export interface Loaded<T> {
  readonly value: T;
  readonly at: Instant;
}

/** Milliseconds until the record is older than `lifetime` milliseconds; 0 when it already is. */
export function millisUntilStale(loaded: Loaded<unknown>, lifetime: number, now: Instant): number {
  return Math.min(lifetime, Math.max(0, lifetime - millisBetween(loaded.at, now)));
}
