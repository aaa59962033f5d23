import { absenceMessages } from "./absence-messages.ts";
import { accountMessages } from "./account-messages.ts";
import { arrivalMessages } from "./arrival-messages.ts";
import { courierMessages } from "./courier-messages.ts";
import { leadMessages } from "./lead-messages.ts";
import { orderMessages } from "./order-messages.ts";
import { ticketWords } from "./ticket-words.ts";
import { unpublished } from "./unpublished.ts";

/** Mails, short messages and tickets: the server alone loads them, in Romanian. */
export const mailBundle = {
  absenceMessages,
  accountMessages,
  arrivalMessages,
  courierMessages,
  leadMessages,
  orderMessages,
  ticketWords,
  unpublished,
};
