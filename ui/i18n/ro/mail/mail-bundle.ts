import { absenceMessages } from "./absence-messages.ts";
import { accountMessages } from "./account-messages.ts";
import { courierMessages } from "./courier-messages.ts";
import { orderMessages } from "./order-messages.ts";

/** Mails and short messages: the server alone loads them, in Romanian. */
export const mailBundle = {
  absenceMessages,
  accountMessages,
  courierMessages,
  orderMessages,
};
