import type { consent as ro } from "../../ro/dialogs/consent.ts";
import type { Translation } from "../../wording.ts";

/** The cookie question; its three buttons are equals. */
export const consent: Translation<typeof ro> = {
  title: "Cookies",
  necessaryUse: "We use strictly necessary cookies for your cart and account.",
  askedUse: "With your consent we also use them for statistics and marketing.",
  accept: "Accept",
  refuse: "Refuse",
  settings: "Settings",
  necessary: "Strictly necessary",
  necessaryText: "Cart, account and security; they cannot be turned off.",
  analytics: "Statistics",
  analyticsText: "They show us what works and what does not.",
  marketing: "Marketing",
  marketingText: "More relevant adverts elsewhere.",
  save: "Save my choice",
  onlyIn: { ro: "The text is in Romanian only.", en: "The text is in English only." },
};
