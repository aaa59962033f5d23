import type { FieldProblems } from "#core/errors/field.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { legalProblems } from "./legal-content.ts";
import { LEGAL_PARTS, type LegalContent, type LegalDocument } from "./legal-text.ts";

/** What is wrong with the content of a document, by the fields of the wire. */
export function legalFieldProblems(document: LegalDocument, content: LegalContent): FieldProblems {
  const found = legalProblems(document, content);
  const problems = LOCALES.flatMap((locale) =>
    LEGAL_PARTS.map((part) => [`content.${locale}.${part}` as const, found[locale][part]] as const),
  );
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}
