import { connectDaySales, type DaySalesActor, type DaySalesQuery } from "#core/sales/day-sales.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** The sales of a location's day; its own place on screen says when they could not be read. */
export function createDaySales(app: App, query: DaySalesQuery): DaySalesActor {
  const actor = createScreenActor(app, connectDaySales(app.ports.sales), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "operations.endOfDay"));
  return actor;
}
