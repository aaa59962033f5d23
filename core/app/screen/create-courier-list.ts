import type { LocationId } from "#core/kernel/id.ts";
import { connectCourierList, type CourierListActor } from "#core/order/run/courier-list.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** The couriers of a location, for the dialog where one is chosen. */
export function createCourierList(app: App, locationId: LocationId): CourierListActor {
  return createScreenActor(app, connectCourierList(app.ports.operations), { locationId });
}
