import type { factor as ro } from "../../ro/office/factor.ts";
import type { Translation } from "../../wording.ts";

/** The own second factor, and resetting a colleague's. */
export const factor: Translation<typeof ro> = {
  title: "Two-step verification",
  off: "Signing in asks for the password alone. With a code of an authenticator app, somebody who learns your password still cannot get in.",
  on: "on",
  onSince: "Since {date} signing in also asks for a code.",
  left: "{n:number|count} {{recovery code|recovery codes}} left",
  unread: "The state of the verification could not be loaded",
  byPin: "The security of an account is not changed by PIN",
  byPinText:
    "You switched in by PIN on a shared tablet. Password, sessions, passkeys and two-step verification are changed after signing in by password, on a device of your own.",
  add: "Turn on",
  addText: "You need an authenticator app on your phone. Enter your password first.",
  renew: "New recovery codes",
  renewText: "Those of before will work no more. Enter a code of the app or a recovery code.",
  renewConfirm: "Make new codes",
  remove: "Turn off",
  removeText: "Signing in will ask for the password alone. Enter a code of the app or a recovery code.",
  removeConfirm: "Turn verification off",
  password: "Your password",
  code: "Code",
  anyCode: "Code or recovery code",
  next: "Continue",
  scan: "Scan with the authenticator app",
  qr: "QR code for the authenticator app",
  secret: "Or type the key into the app:",
  confirmText: "Then enter the 6-digit code that the app shows.",
  confirm: "Confirm",
  codesTitle: "Recovery codes",
  codesText:
    "Each lets you in once when you do not have your phone. You see them only now: keep them in a safe place.",
  save: "Download",
  finish: "I kept them",
  ruleTitle: "For the whole staff",
  rule: "The staff need two-step verification",
  ruleText:
    "Who has none turns it on at the next sign-in, before any screen. Couriers and who switches in by PIN on a shared tablet need none.",
  without: "{n:number|count} {{employee|employees}} without it",
  gateTitle: "Turn on two-step verification",
  gateText: "{organization|isolate} asks it of everybody who works in the back office. It takes a minute.",
  gateAgain: "You have it, but this session began without a code. Sign in again.",
  gateLogout: "Sign out",
  badge: "two-step",
  passkeyBadge: "passkey",
  reset: "Reset verification",
  resetNamed: "Reset the two-step verification: {name|isolate}",
  resetTitle: "Reset the verification of {name|isolate}?",
  resetText:
    "They sign in by password alone until they turn it on again; their passkeys stop working too. Do this only when you know that they lost phone and codes. They get an email.",
};
