import { byLocale, LOCALES, type Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";

/** The legal pages of a shop, in the order in which they are listed. */
export const LEGAL_PAGES = ["terms", "privacy", "cookies", "refund"] as const;

/** One of them. */
export type LegalPageDocument = (typeof LEGAL_PAGES)[number];

/** Every legal text: those of the pages, and what the question of consent says (CONSENT-6). */
export const LEGAL_DOCUMENTS = [...LEGAL_PAGES, "consent"] as const;

/** One of them. */
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** What a document says: the standard text, that text and a section of the organization after it, or the organization's words alone. */
export const LEGAL_KINDS = ["standard", "added", "own"] as const;

/** One of them. */
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** The parts of a text, in the order in which they are read; which of them there are is the document's to say. */
export const LEGAL_PARTS = ["title", "body", "analytics", "marketing"] as const;

/** One of them. */
export type LegalPart = (typeof LEGAL_PARTS)[number];

/** What an organization says in one language. */
export interface LegalText {
  readonly kind: LegalKind;
  /** Of the section that is added; empty with the other kinds. */
  readonly title: string;
  /** As `parseLegalText` reads it; empty with the standard text. */
  readonly body: string;
  /** What stands in the consent settings about each topic; absent but with a consent text of its own. */
  readonly analytics?: string;
  readonly marketing?: string;
}

/** What it says in each language. */
export type LegalContent = Readonly<Record<Locale, LegalText>>;

/** A publication of a document; numbers begin with 1 and have no gaps. */
export interface LegalVersion {
  readonly number: number;
  readonly at: Instant;
  /** Who published it. */
  readonly by: string;
}

/** The publication of a document that is public now. */
export interface CurrentLegalVersion {
  readonly document: LegalDocument;
  readonly number: number;
}

/** A publication with what it says. */
export interface WholeLegalVersion extends LegalVersion {
  readonly content: LegalContent;
}

/** The newest publications, the newest first, and what is public now; null where it is the standard text. */
export interface LegalHistory {
  /** At which version the draft is by now. */
  readonly draftVersion: number;
  readonly versions: readonly LegalVersion[];
  readonly content: LegalContent | null;
}

/** The version of a document that a visitor reads. */
export interface ShownLegalVersion extends Pick<LegalVersion, "number" | "at"> {
  /** The organization's own words; null where the standard text stands alone. */
  readonly text: ShownLegalText | null;
}

/** An organization's own words, in the language that they are in. */
export interface ShownLegalText extends LegalText {
  readonly locale: Locale;
}

/** How many publications a list shows; each is read by its number, however old. */
export const MAX_LISTED_VERSIONS = 200;

/** The standard text in every language. */
export const STANDARD_CONTENT: LegalContent = byLocale(() => ({ kind: "standard", title: "", body: "" }));

/** The number of the version of a document that is public; null where nothing was published. */
export function currentVersion(
  current: readonly CurrentLegalVersion[],
  wanted: LegalDocument,
): number | null {
  return current.find(({ document }) => document === wanted)?.number ?? null;
}

/** The languages in which two contents say something else. */
export function changedLocales(left: LegalContent, right: LegalContent): readonly Locale[] {
  return LOCALES.filter(
    (locale) =>
      left[locale].kind !== right[locale].kind ||
      LEGAL_PARTS.some((part) => (left[locale][part] ?? "") !== (right[locale][part] ?? "")),
  );
}

/** Whether two contents say the same. */
export function isSameContent(left: LegalContent, right: LegalContent): boolean {
  return changedLocales(left, right).length === 0;
}

/**
 * What a visitor of a language reads: the organization's words in that language, else in another one that it has
 * words in, else none in addition to the standard text (SHOP-23).
 */
export function shownLegalText(content: LegalContent, wanted: Locale): ShownLegalText | null {
  const locale = [wanted, ...LOCALES].find((one) => content[one].kind !== "standard");
  return locale === undefined ? null : { ...content[locale], locale };
}
