import { connectReplayPlan, type ReplayPlanActor } from "#core/sales/replay/replay-plan.machine.ts";
import type { ReplayQuery } from "#core/sales/replay/replay-plan.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** The day that is replayed; its own place on screen says when it could not be read. */
export function createReplayPlan(app: App, query: ReplayQuery): ReplayPlanActor {
  const actor = createScreenActor(app, connectReplayPlan(app.ports.replays), query);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "replayPlan"));
  return actor;
}
