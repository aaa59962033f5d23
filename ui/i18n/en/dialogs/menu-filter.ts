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
  nothing: "Nothing fits your choice.",
  misfit: "Does not fit your choice",
  unsuited: "not {diets}",
  noChoice: "no option of “{group|isolate}” fits",
};
