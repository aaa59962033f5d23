import type { Instant } from "#core/time/instant.ts";

/** A location as sentences name it: only where its shop has several (SHOP-14). */
export interface NamedLocation {
  readonly name: string;
  readonly isOneOfSeveral: boolean;
}

/** When an error is read, in which zone, and at which location: what its sentence needs in addition to its own details. */
export interface ErrorMoment {
  readonly now: Instant;
  /** The shop's IANA zone. */
  readonly zone: string;
  readonly location?: NamedLocation | null;
}
