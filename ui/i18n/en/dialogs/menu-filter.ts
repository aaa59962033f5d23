import type { menuFilter as ro } from "../../ro/dialogs/menu-filter.ts";
import type { Translation } from "../../wording.ts";

/** What somebody does not eat (MENU-14). */
export const menuFilter: Translation<typeof ro> = {
  without: "Without",
  withoutOne: "without {allergen}",
  diets: "Suitable for",
  hint: "What is not declared stays hidden, and so do options that do not fit.",
  show: "Show {n:number|count} {{item|items}}",
  clear: "Clear",
  hidden: "{n:number|count} {{item|items}} hidden",
  reveal: "Show them",
  conceal: "Hide them",
  hiddenTitle: "Do not fit your choice",
  hiddenOptions: "{n:number|count} {{option|options}} hidden",
  misfit: "Does not fit your choice",
  undeclared: "Not declared",
  unsuited: "Not {diets}",
  noChoice: "No option of “{group|isolate}” fits",
};
