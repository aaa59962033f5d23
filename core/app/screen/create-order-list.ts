import { connectOrderList, type OrderListActor } from "#core/order/list/order-list.machine.ts";
import type { OrdersQuery } from "#core/order/list/orders-query.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** The list of all orders of the organization. The screen starts and stops it; its own place says when it could not be read. */
export function createOrderList(app: App, query: OrdersQuery): OrderListActor {
  const actor = createScreenActor(app, connectOrderList(app.ports.operations), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "operations.orders"));
  return actor;
}
