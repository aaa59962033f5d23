import type { OrderPushPort, PushPort } from "#core/push/push.ports.ts";
import type { CallEndpoint } from "./caller.ts";

/** Web push of a staff session over the wire. */
export function createPushPort(call: CallEndpoint): PushPort {
  return {
    readPush: (signal) => call("readPush", {}, signal),
    switchPush: (device, signal) => call("switchPush", { body: { device } }, signal),
  };
}

/** Web push of a customer's session over the wire. */
export function createOrderPushPort(call: CallEndpoint): OrderPushPort {
  return {
    readOrderPush: (id, signal) => call("readOrderPush", { params: { id } }, signal),
    switchOrderPush: (id, device, signal) =>
      call("switchOrderPush", { params: { id }, body: { device } }, signal),
  };
}
