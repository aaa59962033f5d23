import type { Instant } from "./instant.ts";

/** The later of two instants. */
export function laterOf(one: Instant, other: Instant): Instant {
  return one < other ? other : one;
}
