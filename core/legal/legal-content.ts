import { isAtMost } from "#core/kernel/text-length.ts";
import { byLocale, type Locale } from "#core/shop/shop.ts";
import { legalKinds, legalLimit, legalParts } from "./legal-form.ts";
import { keptLegalText } from "./legal-markup.ts";
import type { LegalContent, LegalDocument, LegalPart, LegalText } from "./legal-text.ts";

/** Why a part of a text is refused. */
export type LegalProblem = "validation.required" | "validation.string_too_long" | "validation.invalid";

/** What is wrong with each language's text, by part. */
export type LegalProblems = Readonly<Record<Locale, Readonly<Partial<Record<LegalPart, LegalProblem>>>>>;

/** The content of a document as it is kept: without what its kind does not show. */
export function keptContent(document: LegalDocument, content: LegalContent): LegalContent {
  return byLocale((locale) => keptText(document, content[locale]));
}

/** What is wrong with a content, in the browser as on the server (SHOP-21, CONSENT-6). */
export function legalProblems(document: LegalDocument, content: LegalContent): LegalProblems {
  return byLocale((locale) => {
    const text = keptText(document, content[locale]);
    const { kind } = text;
    if (!legalKinds(document).includes(kind)) return { body: "validation.invalid" };
    const problems: Partial<Record<LegalPart, LegalProblem>> = {};
    for (const part of legalParts(document, kind)) {
      const problem = problemOf(text[part] ?? "", legalLimit(document, kind, part));
      if (problem !== null) problems[part] = problem;
    }
    return problems;
  });
}

/** Whether nothing is wrong with any language's text. */
export function isLegalContentFine(document: LegalDocument, content: LegalContent): boolean {
  return Object.values(legalProblems(document, content)).every(
    (problems) => Object.keys(problems).length === 0,
  );
}

function keptText(document: LegalDocument, text: LegalText): LegalText {
  const { kind } = text;
  const parts = legalParts(document, kind);
  const kept = (part: LegalPart): string => (parts.includes(part) ? keptPart(part, text[part] ?? "") : "");
  const written = { kind, title: kept("title"), body: kept("body") };
  return parts.includes("analytics")
    ? { ...written, analytics: kept("analytics"), marketing: kept("marketing") }
    : written;
}

// What is said of a topic is one line of text, whatever was typed.
function keptPart(part: LegalPart, typed: string): string {
  switch (part) {
    case "title":
      return typed.trim();
    case "body":
      return keptLegalText(typed);
    case "analytics":
    case "marketing":
      return typed.trim().replaceAll(/\s+/gu, " ");
  }
}

function problemOf(text: string, longest: number): LegalProblem | null {
  if (text === "") return "validation.required";
  return isAtMost(text, longest) ? null : "validation.string_too_long";
}
