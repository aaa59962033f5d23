import type { Money } from "#core/money/money.ts";

/** What an installation tells restaurant owners on the landing pages (LANDING-5). */
export interface OwnerTerms {
  /** Where owners write to the operator. */
  readonly contactEmail: string;
  /** What a location costs a month; null where the operator names no price. */
  readonly monthlyPrice: Money<"RON"> | null;
}
