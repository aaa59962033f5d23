import type { BuildPort } from "#core/app/build.ports.ts";
import type { CallStorefront } from "./caller.ts";

/** The served build over the wire. */
export function createBuildPort(call: CallStorefront): BuildPort {
  return { readVersion: async (signal) => (await call("build", {}, signal)).version };
}
