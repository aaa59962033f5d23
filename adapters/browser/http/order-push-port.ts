import type { OrderPushPort } from "#core/push/push.ports.ts";
import type { CallStorefront } from "./caller.ts";

/** Web push of a customer's session over the wire. */
export function createOrderPushPort(call: CallStorefront): OrderPushPort {
  return {
    readOrderPush: (id, signal) => call("readOrderPush", { params: { id } }, signal),
    switchOrderPush: (id, device, signal) =>
      call("switchOrderPush", { params: { id }, body: { device } }, signal),
  };
}
