import { notifications } from "./notifications.ts";

/** Mails and short messages: the server alone loads them, in Romanian. */
export const mailWing = {
  notifications,
};
