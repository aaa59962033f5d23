/** The fourteen allergens of EU regulation 1169/2011, annex II. */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
/** One of them. */
export type Allergen = (typeof ALLERGENS)[number];
