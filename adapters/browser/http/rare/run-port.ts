import type { OwnRunPort, RunLookupPort, RunPort } from "#core/courier/run.ports.ts";
import type { CallRare } from "../caller.ts";

/** The runs of links over the wire. */
export function createRunPort(call: CallRare): RunPort {
  return {
    load: (token, signal) => call("loadRun", { params: { token } }, signal),
    act: (token, action, signal) => call("actOnRun", { params: { token }, body: action }, signal),
  };
}

/** The way to a run without its link over the wire. */
export function createRunLookupPort(call: CallRare): RunLookupPort {
  return { lookUp: (typed, signal) => call("lookUpRun", { body: typed }, signal) };
}

/** The runs of a courier who is signed in over the wire. */
export function createOwnRunPort(call: CallRare): OwnRunPort {
  return {
    list: async (signal) => (await call("listOwnRuns", {}, signal)).data,
    load: (id, signal) => call("loadOwnRun", { params: { id } }, signal),
    act: (id, action, signal) => call("actOnOwnRun", { params: { id }, body: action }, signal),
  };
}
