/** The fourteen of EU regulation 1169/2011, annex II. */
export const allergens = {
  gluten: "gluten",
  crustaceans: "crustacee",
  eggs: "ouă",
  fish: "pește",
  peanuts: "arahide",
  soybeans: "soia",
  milk: "lapte",
  nuts: "fructe cu coajă lemnoasă",
  celery: "țelină",
  mustard: "muștar",
  sesame: "susan",
  sulphites: "sulfiți",
  lupin: "lupin",
  molluscs: "moluște",
} as const;
