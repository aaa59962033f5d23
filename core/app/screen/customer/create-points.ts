import { connectPoints, type PointsActor, type PointsQuery } from "#core/reward/points.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** A customer's points. The screen starts and stops it; its own place says when they could not be read. */
export function createPoints(app: App, query: PointsQuery): PointsActor {
  const actor = createScreenActor(app, connectPoints(app.ports.rewards), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "rewards"));
  return actor;
}
