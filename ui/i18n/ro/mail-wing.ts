import { accountMessages } from "./account-messages.ts";

/** Mails and short messages: the server alone loads them, in Romanian. */
export const mailWing = {
  accountMessages,
};
