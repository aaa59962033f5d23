import type { Shop } from "#core/shop/shop.ts";
import type { ConsentText, ConsentTopics, KeptConsent } from "./consent.ts";

/** The consent text that a shop's organization published; null where the standard text stands, as on pages of no shop. */
export function consentTextOf(
  shop: Pick<Shop, "organization" | "consentVersion"> | null,
): ConsentText | null {
  return shop?.consentVersion === undefined
    ? null
    : { organizationId: shop.organization.id, number: shop.consentVersion };
}

/**
 * The texts that an answer was given to, one of each organization (CONSENT-7): who says the same once more has said it to
 * the other organizations' texts too, who says something else has said that to this one's alone.
 */
export function answeredTexts(
  before: Pick<KeptConsent, "analytics" | "marketing" | "texts"> | null,
  topics: ConsentTopics,
  text: ConsentText | null,
): readonly ConsentText[] {
  const isSame =
    before !== null && before.analytics === topics.analytics && before.marketing === topics.marketing;
  const others = isSame
    ? before.texts.filter(({ organizationId }) => organizationId !== text?.organizationId)
    : [];
  return text === null ? others : [...others, text];
}

/**
 * Whether an answer is asked for again at the shops of an organization: a yes that was given to an older text of theirs or
 * to none of them. A no stands, and so does every answer where the standard text does (CONSENT-8).
 */
export function isAskedAgain(
  { analytics, marketing, texts }: Pick<KeptConsent, "analytics" | "marketing" | "texts">,
  current: ConsentText | null,
): boolean {
  if (current === null || (!analytics && !marketing)) return false;
  const read = texts.find(({ organizationId }) => organizationId === current.organizationId);
  return read === undefined || read.number < current.number;
}
