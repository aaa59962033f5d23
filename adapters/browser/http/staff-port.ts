import type { InvitationPort, StaffPort } from "#core/account/staff/staff.ports.ts";
import type { CallEndpoint } from "./caller.ts";

/** The staff of an organization over the wire. */
export function createStaffPort(call: CallEndpoint): StaffPort {
  return {
    listStaff: (signal) => call("listStaff", {}, signal),
    changeEmployee: async (id, place, signal) => {
      await call("changeEmployee", { params: { id }, body: place }, signal);
    },
    removeEmployee: async (id, signal) => {
      await call("removeEmployee", { params: { id } }, signal);
    },
    invite: async (email, place, signal) => {
      await call("inviteEmployee", { body: { email, ...place } }, signal);
    },
    withdrawInvitation: async (id, signal) => {
      await call("withdrawInvitation", { params: { id } }, signal);
    },
  };
}

/** Invitations over the wire. */
export function createInvitationPort(call: CallEndpoint): InvitationPort {
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
