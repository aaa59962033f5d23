import type { OrderId } from "#core/kernel/id.ts";
import type { PushDevice } from "#core/push/push.ts";
import { connectPushSwitch, type PushSwitchActor } from "#core/push/push-switch.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** Web push of this device, for the switch of the staff's menu. */
export function createPushSwitch(app: App): PushSwitchActor {
  const { push, pushDevice } = app.ports;
  return createScreenActor(app, connectPushSwitch("staff", push, pushDevice), undefined);
}

/** Web push of this device, for the switch of an order's page. */
export function createOrderPushSwitch(app: App, orderId: OrderId): PushSwitchActor {
  const { orderPush, pushDevice } = app.ports;
  const ofOrder = {
    readPush: (signal: AbortSignal) => orderPush.readOrderPush(orderId, signal),
    switchPush: (device: PushDevice | null, signal: AbortSignal) =>
      orderPush.switchOrderPush(orderId, device, signal),
  };
  return createScreenActor(app, connectPushSwitch("customer", ofOrder, pushDevice), undefined);
}
