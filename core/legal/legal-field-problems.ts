import type { FieldProblems } from "#core/errors/field.ts";
import { legalProblems, type LegalContent } from "./legal-text.ts";

/** What is wrong with a content, by the fields of the wire. */
export function legalFieldProblems(content: LegalContent): FieldProblems {
  const { ro, en } = legalProblems(content);
  const problems = {
    "content.ro.title": ro.title,
    "content.ro.body": ro.body,
    "content.en.title": en.title,
    "content.en.body": en.body,
  } as const;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
