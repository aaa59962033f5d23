import type { diets as ro } from "../../ro/dialogs/diets.ts";
import type { Translation } from "../../wording.ts";

/** Diets and marks of a product. */
export const diets: Translation<typeof ro> = {
  vegetarian: "vegetarian",
  vegan: "vegan",
  gluten_free: "gluten-free",
  lactose_free: "lactose-free",
  sugar_free: "sugar-free",
  fasting: "fasting",
  halal: "halal",
  kosher: "kosher",
  spicy: "spicy",
  organic: "organic",
  high_protein: "high in protein",
  alcohol: "contains alcohol",
};
