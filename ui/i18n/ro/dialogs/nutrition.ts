/** Names of nutrition values, with their units. */
export const nutrition = {
  energy_kcal: "Energie (kcal)",
  energy_kj: "Energie (kJ)",
  fat_g: "Grăsimi (g)",
  saturates_g: "din care acizi grași saturați (g)",
  carbohydrate_g: "Glucide (g)",
  carbohydrates_g: "Glucide (g)",
  sugars_g: "din care zaharuri (g)",
  fibre_g: "Fibre (g)",
  protein_g: "Proteine (g)",
  salt_g: "Sare (g)",
} as const;
