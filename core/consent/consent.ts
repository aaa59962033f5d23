import type { OrganizationId, VisitorId } from "#core/kernel/id.ts";
import { RETENTION_MS } from "#core/kernel/retention.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";

/** What may be agreed to in addition to what is strictly necessary. */
export interface ConsentTopics {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** A consent text that an organization published, by its number; the standard text has none (CONSENT-6). */
export interface ConsentText {
  readonly organizationId: OrganizationId;
  readonly number: number;
}

/** What somebody agrees to; a visitor id only with a yes (CONSENT-1). */
export interface ConsentChoice extends ConsentTopics {
  /** The visitor of this browser; null where nothing was ever agreed to. */
  readonly visitorId: VisitorId | null;
  /** What they read before; absent where it was the standard text. */
  readonly text?: ConsentText;
}

/** A choice as it was last made. */
export interface Consent extends ConsentTopics {
  readonly visitorId: VisitorId | null;
  readonly at: Instant;
  /** The texts that it was given to, one of each organization; absent where there are none. */
  readonly texts?: readonly ConsentText[];
}

/** A choice as the device keeps it, a no too, so that nobody is asked with every page (CONSENT-4). */
export interface KeptConsent extends ConsentTopics {
  readonly at: Instant;
  /** The texts that it was given to, one of each organization (CONSENT-7). */
  readonly texts: readonly ConsentText[];
  /** The visitor of whom the server was not reached yet; null where nothing is left to tell. */
  readonly untold: ConsentChoice | null;
}

/** A yes to all. */
export const ALL_TOPICS: ConsentTopics = { analytics: true, marketing: true };

/** A no to all. */
export const NO_TOPICS: ConsentTopics = { analytics: false, marketing: false };

/** Whether the device's word still counts: for as long as the server keeps a guest's (CONSENT-4). */
export function isConsentCurrent({ at }: Pick<KeptConsent, "at">, now: Instant): boolean {
  return now < plusMillis(at, RETENTION_MS.guest_consents);
}

/** What is said to the server: who was counted before is named, so that it is deleted with a no (CONSENT-3). */
export function choiceOf(
  topics: ConsentTopics,
  text: ConsentText | null,
  visitorId: VisitorId | null,
  newVisitorId: () => VisitorId,
): ConsentChoice {
  const { analytics, marketing } = topics;
  return {
    analytics,
    marketing,
    visitorId: visitorId ?? (analytics ? newVisitorId() : null),
    ...(text === null ? {} : { text }),
  };
}
