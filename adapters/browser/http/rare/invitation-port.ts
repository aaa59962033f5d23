import type { InvitationPort } from "#core/account/staff/staff.ports.ts";
import type { CallRare } from "../caller.ts";

/** Invitations over the wire. */
export function createInvitationPort(call: CallRare): InvitationPort {
  return {
    readInvitation: (token, signal) => call("readInvitation", { body: { token } }, signal),
    acceptInvitation: async (token, signal) => {
      await call("acceptInvitation", { body: { token } }, signal);
    },
    registerInvited: async (token, registration, signal) => {
      await call("registerInvited", { body: { token, ...registration } }, signal);
    },
  };
}
