import type { phone as ro } from "../../ro/purchase/phone.ts";
import type { Translation } from "../../wording.ts";

/** Adding and verifying a phone number. */
export const phone: Translation<typeof ro> = {
  addTitle: "Add your phone number",
  addText: "We use it only for your orders, so the courier can call you.",
  number: "Phone number",
  placeholder: "07xx xxx xxx",
  sendCode: "Send the code",
  verifyTitle: "Verify your number",
  willSend: "We will send a 6-digit code to {phone}.",
  sentTo: "We sent a 6-digit code to {phone}.",
  code: "Verification code",
  codeLasts: "The code is good for {time} more.",
  verify: "Verify",
  verifying: "Verifying…",
  verified: "Your number is verified",
  resend: "Send another code",
  resendIn: "You can ask for another code in {time}",
  changeNumber: "Change the number",
  demoOutbox: "In the demo the code is at {path}.",
};
