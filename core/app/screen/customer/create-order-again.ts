import { connectOrderAgain, type OrderAgainActor } from "#core/order/history/order-again.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor, forwardEvents } from "../create-screen-actor.ts";

/** Orders an order of a list again; the root takes the cart over. */
export function createOrderAgain(app: App): OrderAgainActor {
  const actor = createScreenActor(app, connectOrderAgain(app.ports.orders), undefined);
  forwardEvents(app, actor);
  return actor;
}
