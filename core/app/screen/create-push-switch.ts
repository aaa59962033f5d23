import { connectPushSwitch, type PushSwitchActor } from "#core/push/push-switch.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** Web push of this device, for the switch of the staff's menu. */
export function createPushSwitch(app: App): PushSwitchActor {
  const { push, pushDevice } = app.ports;
  return createScreenActor(app, connectPushSwitch(push, pushDevice), undefined);
}
