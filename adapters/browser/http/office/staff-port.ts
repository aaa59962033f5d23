import type { StaffPort } from "#core/account/staff/staff.ports.ts";
import type { AuditPort } from "#core/audit/audit.ports.ts";
import { DEFAULT_PER_PAGE } from "#core/contract/list/query.ts";
import type { CallOffice } from "../caller.ts";

/** The staff of an organization over the wire. */
export function createStaffPort(call: CallOffice): StaffPort {
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

/** The audit log over the wire. */
export function createAuditPort(call: CallOffice): AuditPort {
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
