import type { OrderId } from "#core/kernel/id.ts";
import { connectCourierLink, type CourierLinkActor } from "#core/order/run/courier-link.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** Links for who brings an order, for the dialog where they are named. */
export function createCourierLink(app: App, orderId: OrderId): CourierLinkActor {
  return createScreenActor(app, connectCourierLink(app.ports.operations), { orderId });
}
