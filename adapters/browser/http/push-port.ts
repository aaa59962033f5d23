import type { PushPort } from "#core/push/push.ports.ts";
import type { CallEndpoint } from "./caller.ts";

/** Web push of the session over the wire. */
export function createPushPort(call: CallEndpoint): PushPort {
  return {
    readPush: (signal) => call("readPush", {}, signal),
    switchPush: (device, signal) => call("switchPush", { body: { device } }, signal),
  };
}
