import type { courierMessages as ro } from "../../ro/mail/courier-messages.ts";
import type { Translation } from "../../wording.ts";

/** Short messages to the courier of an order; the server alone uses them. */
export const courierMessages: Translation<typeof ro> = {
  linkSubject: "Delivery {number}",
  link: "{shop}: order {number} is yours to deliver. Details: {link}",
};
