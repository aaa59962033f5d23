import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { Dashboard, DashboardPort, DashboardQuery } from "./dashboard.ports.ts";

/** How often a dashboard on screen is read again, in milliseconds. */
const DASHBOARD_REFRESH_MS = 60_000;

/** The running reading. */
export type DashboardActor = ActorRefFrom<typeof dashboardMachine>;

/** The figures of a period; those before stay on screen while others are read. */
export const dashboardMachine = pollingSetup<DashboardQuery, Dashboard>().createMachine(
  pollingChart<DashboardQuery, Dashboard>("dashboard", DASHBOARD_REFRESH_MS),
);

/** The machine with the world behind it. */
export function connectDashboard(dashboard: DashboardPort): typeof dashboardMachine {
  return dashboardMachine.provide({
    actors: { load: portActor((query, signal) => dashboard.read(query, signal)) },
  });
}
