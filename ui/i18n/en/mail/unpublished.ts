import type { unpublished as ro } from "../../ro/mail/unpublished.ts";
import type { Translation } from "../../wording.ts";

/** The page of a shop that the public does not see yet; the server alone draws it. */
export const unpublished: Translation<typeof ro> = {
  title: "Opening soon",
  text: "We do not take online orders yet. It will not be long.",
  staff: "Do you work here? Sign in",
};
