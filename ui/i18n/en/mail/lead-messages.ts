import type { leadMessages as ro } from "../../ro/mail/lead-messages.ts";
import type { Translation } from "../../wording.ts";

/** What the operator is told when an owner wrote on the contact page; the server alone uses it. */
export const leadMessages: Translation<typeof ro> = {
  subject: "Request from {restaurant|isolate}",
  text: "{name|isolate} of {restaurant|isolate} wrote on the contact page.",
  email: "Email: {email|isolate}",
  phone: "Phone: {phone}",
  language: "Language of the page: {language}",
};
