import type { RunPort } from "#core/courier/run.ports.ts";
import type { CallEndpoint } from "./caller.ts";

/** The courier's runs over the wire. */
export function createRunPort(call: CallEndpoint): RunPort {
  return {
    load: (token, signal) => call("loadRun", { params: { token } }, signal),
    act: (token, action, signal) => call("actOnRun", { params: { token }, body: action }, signal),
  };
}
