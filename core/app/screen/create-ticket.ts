import type { OrderId } from "#core/kernel/id.ts";
import { connectTicket, type TicketActor } from "#core/order/ticket/ticket.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** Prints the ticket of an order, for the button that was pressed. */
export function createTicket(app: App, orderId: OrderId): TicketActor {
  const { operations, printer, ids } = app.ports;
  return createScreenActor(app, connectTicket(operations, printer, ids), { orderId });
}
