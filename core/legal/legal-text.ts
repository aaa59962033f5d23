import { isAtMost } from "#core/kernel/text-length.ts";
import { byLocale, LOCALES, type Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { keptLegalText } from "./legal-markup.ts";

/** The legal pages of a shop, in the order in which they are listed. */
export const LEGAL_DOCUMENTS = ["terms", "privacy", "cookies", "refund"] as const;

/** One of them. */
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** What a page says: the standard text, that text and a section of the organization after it, or the organization's words alone. */
export const LEGAL_KINDS = ["standard", "added", "own"] as const;

/** One of them. */
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** What an organization says in one language. */
export interface LegalText {
  readonly kind: LegalKind;
  /** Of the section that is added; empty with the other kinds. */
  readonly title: string;
  /** As `parseLegalText` reads it; empty with the standard text. */
  readonly body: string;
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

/** Most characters of a text and of a section's title. */
export const MAX_LEGAL_BODY = 40_000;
export const MAX_LEGAL_TITLE = 120;

/** How many publications a list shows; each is read by its number, however old. */
export const MAX_LISTED_VERSIONS = 200;

/** The standard text in every language. */
export const STANDARD_CONTENT: LegalContent = byLocale(() => ({ kind: "standard", title: "", body: "" }));

/** Why a part of a text is refused. */
export type LegalProblem = "validation.required" | "validation.string_too_long";

/** What is wrong with each language's text, by part. */
export type LegalProblems = Readonly<
  Record<Locale, Readonly<Partial<Record<"title" | "body", LegalProblem>>>>
>;

/** The content as it is kept: without what its kind does not show. */
export function keptContent(content: LegalContent): LegalContent {
  return byLocale((locale) => {
    const { kind, title, body } = content[locale];
    return {
      kind,
      title: kind === "added" ? title.trim() : "",
      body: kind === "standard" ? "" : keptLegalText(body),
    };
  });
}

/** What is wrong with a content, in the browser as on the server (SHOP-21). */
export function legalProblems(content: LegalContent): LegalProblems {
  const kept = keptContent(content);
  return byLocale((locale) => {
    const { kind, title, body } = kept[locale];
    const titleProblem = kind === "added" ? problemOf(title, MAX_LEGAL_TITLE) : null;
    const bodyProblem = kind === "standard" ? null : problemOf(body, MAX_LEGAL_BODY);
    return {
      ...(titleProblem === null ? {} : { title: titleProblem }),
      ...(bodyProblem === null ? {} : { body: bodyProblem }),
    };
  });
}

/** Whether nothing is wrong with any language's text. */
export function isLegalContentFine(content: LegalContent): boolean {
  return Object.values(legalProblems(content)).every((problems) => Object.keys(problems).length === 0);
}

/** The languages in which two contents say something else. */
export function changedLocales(left: LegalContent, right: LegalContent): readonly Locale[] {
  return LOCALES.filter(
    (locale) =>
      left[locale].kind !== right[locale].kind ||
      left[locale].title !== right[locale].title ||
      left[locale].body !== right[locale].body,
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

function problemOf(text: string, longest: number): LegalProblem | null {
  if (text === "") return "validation.required";
  return isAtMost(text, longest) ? null : "validation.string_too_long";
}
