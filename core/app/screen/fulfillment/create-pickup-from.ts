import { connectPickupFrom, type PickupFromActor } from "#core/fulfillment/pickup-from.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** Where somebody sets out from, while locations are chosen (FULFILLMENT-11). */
export function createPickupFrom(app: App): PickupFromActor {
  return createScreenActor(app, connectPickupFrom(app.ports), undefined);
}
