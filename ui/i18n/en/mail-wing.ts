import { accountMessages } from "./account-messages.ts";

/** Mails and short messages: the server alone loads them, in English. */
export const mailWing = {
  accountMessages,
};
