import type { Role } from "../employee.ts";

/** An invitation to the staff works this long, in milliseconds (STAFF-8). */
export const INVITATION_LIFE_MS = 7 * 86_400_000;

/** So many invitations of an organization may wait at once. */
export const MAX_INVITATIONS = 50;

/** What an invitation says to who opened its link. */
export interface OpenInvitation {
  readonly organizationName: string;
  readonly role: Role;
  readonly email: string;
  /** Whether the email has an account already, which then has to accept. */
  readonly hasAccount: boolean;
}

/** What somebody without an account joins with; the email is the invitation's. */
export interface InvitedRegistration {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly acceptTerms: boolean;
  readonly acceptPrivacy: boolean;
}

/** What opening an invitation shows: who has to sign in, who only has to join, and who is somebody else. */
export type InvitationStep = "register" | "signIn" | "join" | "otherAccount";

/** The step of somebody who is signed in with this email, or with none (null). */
export function invitationStep(
  { email, hasAccount }: Pick<OpenInvitation, "email" | "hasAccount">,
  signedInAs: string | null,
): InvitationStep {
  if (signedInAs === email) return "join";
  if (signedInAs !== null) return "otherAccount";
  return hasAccount ? "signIn" : "register";
}
