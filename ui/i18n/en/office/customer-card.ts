import type { customerCard as ro } from "../../ro/office/customer-card.ts";
import type { Translation } from "../../wording.ts";

/** What staff knows about a customer. */
export const customerCard: Translation<typeof ro> = {
  title: "About the customer",
  unread: "The customer's details could not be read.",
  points: "Points",
  since: "Customer since {date}",
  lastOrders: "Latest orders",
  block: "Block the customer",
  unblock: "Let the customer order",
  blocked: "May order no more: {who}, {when}",
  blockTitle: "Why may they order no more?",
  blockText: "The customer sees menu and cart, but is asked to call. Open orders stay.",
  reason: "Reason, for staff only",
};
