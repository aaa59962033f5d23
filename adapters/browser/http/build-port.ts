import type { BuildPort } from "#core/app/build.ports.ts";
import type { CallEndpoint } from "./caller.ts";

/** The served build over the wire. */
export function createBuildPort(call: CallEndpoint): BuildPort {
  return { readVersion: async (signal) => (await call("build", {}, signal)).version };
}
