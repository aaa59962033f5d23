import { currentVersion, type CurrentLegalVersion } from "./legal-text.ts";

/** Which versions of an organization's terms and privacy policy somebody accepted; null is the standard text. */
export interface AcceptedVersions {
  readonly terms: number | null;
  readonly privacy: number | null;
}

/** Of who saw no page. */
export const NOTHING_ACCEPTED: AcceptedVersions = { terms: null, privacy: null };

/** Those of who accepts what is public now (SHOP-24). */
export function acceptedVersions(current: readonly CurrentLegalVersion[]): AcceptedVersions {
  return { terms: currentVersion(current, "terms"), privacy: currentVersion(current, "privacy") };
}
