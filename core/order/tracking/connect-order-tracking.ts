import { portActor } from "#core/kernel/port-actor.ts";
import { followActor } from "../stream/follow.ts";
import { orderTrackingMachine } from "./order-tracking.machine.ts";
import type { OrdersPort, StreamPort } from "../order.ports.ts";

/** The order page's machine, connected to its ports. */
export function connectOrderTracking(orders: OrdersPort, streams: StreamPort): typeof orderTrackingMachine {
  return orderTrackingMachine.provide({
    actors: {
      load: portActor((id, signal) => orders.load(id, signal)),
      cancel: portActor((order, signal) => {
        if (order === null) throw new Error("An order that is not known cannot be cancelled");
        return orders.cancel(order.id, order.version, signal);
      }),
      complain: portActor(({ order, complaint }, signal) => {
        if (order === null || complaint === null) throw new Error("Nothing is complained of");
        return orders.complain(order.id, order.version, complaint, signal);
      }),
      reorder: portActor(({ orderId, locationId }, signal) => {
        if (locationId === null) throw new Error("An order is repeated at a location");
        return orders.reorder(orderId, locationId, signal);
      }),
      follow: followActor((id, listener) => streams.followOrder(id, null, listener)),
    },
  });
}
