import { connectAnalyticsEvent, type Countable } from "#core/analytics/analytics-event.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** Counts what happened, each thing for itself and whatever becomes of the page (ANALYTICS-1). */
export function countEvent(app: App, countable: Countable): void {
  const machine = connectAnalyticsEvent(app.ports, (error) => app.ports.reports.report(error, "analytics"));
  createScreenActor(app, machine, countable).start();
}
