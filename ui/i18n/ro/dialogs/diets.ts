/** Diets and marks of a product. */
export const diets = {
  vegetarian: "vegetarian",
  vegan: "vegan",
  gluten_free: "fără gluten",
  lactose_free: "fără lactoză",
  sugar_free: "fără zahăr",
  fasting: "de post",
  halal: "halal",
  kosher: "kosher",
  spicy: "picant",
  organic: "ecologic",
  high_protein: "bogat în proteine",
  alcohol: "conține alcool",
} as const;
