import type { OrderId } from "#core/kernel/id.ts";
import { connectOrderTracking } from "#core/order/tracking/connect-order-tracking.ts";
import { isTerminal } from "#core/order/lifecycle/order-stages.ts";
import { selectOrder, type TrackingActor } from "#core/order/tracking/order-tracking.selectors.ts";
import type { App } from "../create-app.ts";
import { drawnOrder } from "../own-page.ts";
import { createScreenActor, forwardEvents } from "./create-screen-actor.ts";

/** The machine of a customer's order page. The screen starts and stops it. */
export function createOrderTracking(app: App, orderId: OrderId): TrackingActor {
  const { orders, streams, clock } = app.ports;
  const actor = createScreenActor(app, connectOrderTracking(orders, streams, clock), {
    orderId,
    order: drawnOrder(app, orderId),
  });
  forwardEvents(app, actor);
  rememberActive(app, actor);
  return actor;
}

// The installed app begins with the order that is under way (GUARD-12).
function rememberActive({ ports: { startPlaces }, config }: App, actor: TrackingActor): void {
  let seen = "";
  actor.subscribe((snapshot) => {
    const order = selectOrder(snapshot);
    if (order === null || order.status === seen) return;
    seen = order.status;
    const { shopSlug } = config;
    void (
      isTerminal(order.status)
        ? startPlaces.forgetOrder(order.id)
        : startPlaces.rememberOrder({ orderId: order.id, shopSlug })
    ).catch(() => undefined);
  });
}
