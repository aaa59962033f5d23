import type { PushPort } from "#core/push/push.ports.ts";
import type { CallOffice } from "../caller.ts";

/** Web push of a staff session over the wire. */
export function createPushPort(call: CallOffice): PushPort {
  return {
    readPush: (signal) => call("readPush", {}, signal),
    switchPush: (device, signal) => call("switchPush", { body: { device } }, signal),
  };
}
