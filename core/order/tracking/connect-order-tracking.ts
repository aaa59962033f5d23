import { assign } from "xstate";
import type { Clock } from "#core/time/clock.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { followActor } from "../stream/follow.ts";
import { orderTrackingMachine } from "./order-tracking.machine.ts";
import type { OrdersPort, StreamPort } from "../order.ports.ts";

/** The order page's machine, connected to its ports. */
export function connectOrderTracking(
  orders: OrdersPort,
  streams: StreamPort,
  clock: Clock,
): typeof orderTrackingMachine {
  return orderTrackingMachine.provide({
    actions: { readClock: assign({ now: () => clock.millis() }) },
    actors: {
      load: portActor((id, signal) => orders.load(id, signal)),
      cancel: portActor((order, signal) => {
        if (order === null) throw new Error("An order that is not known cannot be cancelled");
        return orders.cancel(order.id, order.version, signal);
      }),
      say: portActor(({ order, saying }, signal) => {
        if (order === null || saying === null) throw new Error("Nothing is said of the order");
        const { id, version } = order;
        return saying.type === "answer"
          ? orders.answerChange(id, version, saying.agrees, signal)
          : orders.complain(id, version, saying.complaint, signal);
      }),
      reorder: portActor(({ orderId, locationId }, signal) => {
        if (locationId === null) throw new Error("An order is repeated at a location");
        return orders.reorder(orderId, locationId, signal);
      }),
      follow: followActor((id, listener) => streams.followOrder(id, null, listener)),
    },
  });
}
