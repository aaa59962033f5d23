import type { InvitationPort, StaffPort } from "#core/account/staff/staff.ports.ts";
import type { AuditPort } from "#core/audit/audit.ports.ts";
import { DEFAULT_PER_PAGE } from "#core/contract/list/query.ts";
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
    resetFactor: async (id, signal) => {
      await call("resetFactor", { params: { id } }, signal);
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

/** The audit log over the wire. */
export function createAuditPort(call: CallEndpoint): AuditPort {
  return {
    list: ({ search, action, period, page }, signal) => {
      const filter = {
        ...(search === "" ? {} : { search }),
        ...(action === null ? {} : { action }),
        ...(period === null ? {} : typeof period === "string" ? { period } : period),
      };
      return call("listAudit", { query: { filter, page, perPage: DEFAULT_PER_PAGE } }, signal);
    },
  };
}
