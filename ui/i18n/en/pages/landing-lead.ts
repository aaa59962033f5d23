import type { lead as ro } from "../../ro/pages/landing-lead.ts";
import type { Translation } from "../../wording.ts";

/** The contact page. */
export const lead: Translation<typeof ro> = {
  title: "Let's talk",
  text: "Tell us your name and what restaurant you have. We answer by email, or call you.",
  formTitle: "Write to us",
  name: "Your name",
  restaurant: "The restaurant",
  email: "Email",
  phone: "Phone",
  message: "What you want to tell us",
  optional: "optional",
  send: "Send",
  privacy: "We use your data only to answer you. {link}",
  privacyLink: "How we use it",
  sentTitle: "We have your message",
  sent: "We will answer to {email|isolate}.",
  step1: "We read what you wrote",
  step1Text: "The message reaches the operator of this installation by email.",
  step2: "We talk about menu and zones",
  step2Text: "A list, a PDF or the export of your old system is enough.",
  step3: "You see it at your address",
  step3Text: "In your name and colors, ready for the first order.",
  direct: "Or directly, by email",
  door: "Talk to us",
};
