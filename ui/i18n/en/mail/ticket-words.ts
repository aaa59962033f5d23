import type { ticketWords as ro } from "../../ro/mail/ticket-words.ts";
import type { Translation } from "../../wording.ts";

/** What stands on a kitchen ticket; the server alone uses them. */
export const ticketWords: Translation<typeof ro> = {
  copy: "COPY {copy:number}",
  test: "TEST ORDER",
  pickup: "Pickup at {time}",
  delivery: "Delivery at {time}",
  scheduled: { pickup: "Scheduled: pickup {when}", delivery: "Scheduled: delivery {when}" },
  placed: "Placed {when}, {location}",
  newCustomer: "{name|isolate}, new customer",
  notes: { kitchen: "Kitchen: {text}", courier: "Courier: {text}", line: "Note: {text}" },
  allergy: "ALLERGY! {text}",
  cutlery: "With cutlery",
  due: "To collect {amount}, {method}",
  paid: "Paid {amount}",
  changeFor: "Change from {amount}",
  cash: "cash",
  card: "card",
};
