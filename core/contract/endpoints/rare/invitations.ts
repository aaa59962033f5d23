import { invitationToken, invitedRegistration, openInvitation } from "../../account/invitation.ts";
import { user } from "../../user.ts";
import { endpoint } from "../define-endpoint.ts";

/** How somebody who was invited joins the staff of an organization. */
export const INVITATION_ENDPOINTS = {
  readInvitation: endpoint("POST", "/invitations/lookup", {
    permission: "public",
    summary: "What the invitation of a link says",
    body: invitationToken,
    answer: openInvitation,
    errors: ["auth.token_invalid"],
  }),
  acceptInvitation: endpoint("POST", "/invitations/acceptance", {
    permission: "customer",
    summary: "Takes the person who is signed in, whose email was invited, into the staff; works once",
    body: invitationToken,
    errors: ["auth.token_invalid"],
  }),
  registerInvited: endpoint("POST", "/invitations/registration", {
    permission: "public",
    summary: "Makes an account of the invited email, signs it in and takes it into the staff; works once",
    body: invitedRegistration,
    answer: user,
    statuses: [201],
    errors: ["auth.token_invalid"],
  }),
} as const;
