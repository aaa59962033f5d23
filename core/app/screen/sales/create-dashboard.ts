import { connectDashboard, type DashboardActor } from "#core/sales/dashboard/dashboard.machine.ts";
import type { DashboardQuery } from "#core/sales/dashboard/dashboard.ports.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** The dashboard of a period; its own place on screen says when it could not be read. */
export function createDashboard(app: App, query: DashboardQuery): DashboardActor {
  const actor = createScreenActor(app, connectDashboard(app.ports.dashboard), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "dashboard"));
  return actor;
}
