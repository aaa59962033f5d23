import {
  connectOrderHistory,
  type HistoryActor,
  type HistoryQuery,
} from "#core/order/history/order-history.machine.ts";
import type { App } from "../create-app.ts";
import { drawnOrders } from "../own-page.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** One page of a customer's orders. The screen starts and stops it; the list's own place says when it could not be read. */
export function createOrderHistory(app: App, query: HistoryQuery): HistoryActor {
  const actor = createScreenActor(app, connectOrderHistory(app.ports.orders, drawnOrders(app, query)), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "orders.list"));
  return actor;
}
