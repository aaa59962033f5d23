import type { nutrition as ro } from "../../ro/dialogs/nutrition.ts";
import type { Translation } from "../../wording.ts";

/** Names of nutrition values, with their units. */
export const nutrition: Translation<typeof ro> = {
  energy_kcal: "Energy (kcal)",
  energy_kj: "Energy (kJ)",
  fat_g: "Fat (g)",
  saturates_g: "of which saturates (g)",
  carbohydrate_g: "Carbohydrate (g)",
  carbohydrates_g: "Carbohydrate (g)",
  sugars_g: "of which sugars (g)",
  fibre_g: "Fibre (g)",
  protein_g: "Protein (g)",
  salt_g: "Salt (g)",
};
