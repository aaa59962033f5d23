/** The diets that a menu can be filtered by; to be without gluten is a matter of its allergen. */
export const FILTER_DIETS = [
  "vegetarian",
  "vegan",
  "lactose_free",
  "sugar_free",
  "fasting",
  "halal",
  "kosher",
] as const;

/** One of them. */
export type FilterDiet = (typeof FILTER_DIETS)[number];

const INCLUDED: ReadonlyMap<string, readonly string[]> = new Map([["vegan", ["vegetarian", "lactose_free"]]]);

/** Whether what is declared to suit some diets suits this one: what is vegan is vegetarian and without lactose. */
export function suitsDiet(declared: readonly string[], diet: string): boolean {
  return declared.some((one) => one === diet || INCLUDED.get(one)?.includes(diet));
}

/** The diets and marks that a product can be declared to have. */
export const DECLARED_DIETS = [
  ...FILTER_DIETS,
  "gluten_free",
  "spicy",
  "organic",
  "high_protein",
  "alcohol",
] as const;
