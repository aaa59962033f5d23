import type { AuditPort } from "#core/account/audit/audit.ports.ts";
import { DEFAULT_PER_PAGE } from "#core/contract/list/query.ts";
import type { CallEndpoint } from "./caller.ts";

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
