import type { RedirectPort } from "#core/redirect/redirect.ports.ts";
import type { CallRare } from "../caller.ts";

/** Redirects over the wire. */
export function createRedirectPort(call: CallRare): RedirectPort {
  return {
    findRedirect: (path, signal) => call("findRedirect", { query: { path } }, signal),
    listRedirects: async (signal) => {
      const { data, hosts } = await call("listRedirects", {}, signal);
      return { redirects: data, hosts };
    },
    addRedirect: async (rule, signal) => {
      await call("addRedirect", { body: rule }, signal);
    },
    removeRedirect: async (id, signal) => {
      await call("removeRedirect", { params: { id } }, signal);
    },
  };
}
