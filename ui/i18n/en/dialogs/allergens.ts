import type { allergens as ro } from "../../ro/dialogs/allergens.ts";
import type { Translation } from "../../wording.ts";

/** The fourteen of EU regulation 1169/2011, annex II. */
export const allergens: Translation<typeof ro> = {
  gluten: "gluten",
  crustaceans: "crustaceans",
  eggs: "eggs",
  fish: "fish",
  peanuts: "peanuts",
  soybeans: "soybeans",
  milk: "milk",
  nuts: "nuts",
  celery: "celery",
  mustard: "mustard",
  sesame: "sesame",
  sulphites: "sulphites",
  lupin: "lupin",
  molluscs: "molluscs",
};
