import type { accountMessages as ro } from "../../ro/mail/account-messages.ts";
import type { Translation } from "../../wording.ts";

/** Mails and short messages about an account; the server alone uses them. */
export const accountMessages: Translation<typeof ro> = {
  phoneCodeSubject: "Your verification code",
  phoneCode: "{code} is your verification code. It is valid for 5 minutes.",
  resetSubject: "Change your password",
  reset: "Open this link to choose a new password (valid for 60 minutes): {link}",
  invitationSubject: "{inviter} invites you to the team of {organization}",
  invitation:
    "{inviter} invites you to work with {organization}. Open this link to accept (valid for 7 days): {link}\n\nIf you did not expect this, you need not do anything.",
  factorAddedSubject: "Two-step verification is on",
  factorAdded:
    "From now on signing in to your account also asks for a code of your authenticator app. If it was not you, change your password and write to the owner of your organization.",
  factorRemovedSubject: "Two-step verification is off",
  factorRemoved:
    "Signing in to your account asks for the password alone again. If it was not you, change your password and turn two-step verification on again.",
  passkeyAddedSubject: "You have a new passkey",
  passkeyAdded:
    "The passkey “{name|isolate}” was added to your account: it signs in on {host} without a password. If it was not you, delete it in your account and change your password.",
  passkeyRemovedSubject: "A passkey was deleted",
  passkeyRemoved:
    "The passkey “{name|isolate}” no longer opens your account on {host}. If it was not you, change your password.",
  factorReset:
    "{by} reset the two-step verification of your account: signing in asks for the password alone again, and the passkeys you had no longer work. Turn it on again in the back office, under Security.",
};
