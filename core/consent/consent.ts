import type { VisitorId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";

/** What somebody agrees to in addition to what is strictly necessary; a visitor id only with a yes (CONSENT-1). */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
  /** The visitor of this browser; null where nothing was ever agreed to. */
  readonly visitorId: VisitorId | null;
}

/** A choice as it was last made. */
export interface Consent extends ConsentChoice {
  readonly at: Instant;
}
