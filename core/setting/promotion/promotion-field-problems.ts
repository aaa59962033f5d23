import type { Field, FieldProblems } from "#core/errors/field.ts";
import { promotionProblems, type PromotionSurroundings, type PromotionTerms } from "./promotion-terms.ts";

// The field of the wire that a part of a promotion is refused by, by how the part's name begins.
const FIELDS_BY_PART = [
  ["name", "terms.name"],
  ["code", "terms.code"],
  ["discount", "terms.discount"],
  ["timesPerCustomer", "terms.usageLimitPerCustomer"],
  ["totalLimit", "terms.totalLimit"],
  ["validUntil", "terms.validUntil"],
  ["hours.", "terms.weekdayHours"],
  ["locations", "terms.limitedToLocationIds"],
  ["products", "terms.limitedToProductIds"],
] as const satisfies readonly (readonly [string, Field])[];

/** What is wrong with terms that came over the wire, by its fields. */
export function promotionFieldProblems(
  terms: PromotionTerms,
  surroundings: PromotionSurroundings,
): FieldProblems {
  const problems = Object.entries(promotionProblems(terms, surroundings));
  return Object.fromEntries(
    FIELDS_BY_PART.flatMap(([part, field]) => {
      const found = problems.find(([name]) => name.startsWith(part));
      return found === undefined ? [] : [[field, found[1]]];
    }),
  );
}
