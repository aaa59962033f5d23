import type { notFound as ro } from "../../ro/pages/not-found.ts";
import type { Translation } from "../../wording.ts";

/** The page-not-found variant of the error page. */
export const notFound: Translation<typeof ro> = {
  message: "Page Not Found: {path}",
  text: "It may have moved, or the address is misspelled.",
  toMenu: "See the menu",
};
