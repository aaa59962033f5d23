import type { OrderId } from "#core/kernel/id.ts";
import { connectOrderTracking } from "#core/order/tracking/connect-order-tracking.ts";
import type { TrackingActor } from "#core/order/tracking/order-tracking.selectors.ts";
import type { App } from "../create-app.ts";
import { createScreenActor, forwardEvents } from "./create-screen-actor.ts";

/** The machine of a customer's order page. The screen starts and stops it. */
export function createOrderTracking(app: App, orderId: OrderId): TrackingActor {
  const { orders, streams, clock } = app.ports;
  const actor = createScreenActor(app, connectOrderTracking(orders, streams, clock), { orderId });
  forwardEvents(app, actor);
  return actor;
}
