import { connectRun, type RunActor } from "#core/courier/connect-run.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** The courier's page of one run; its own place on screen says what could not be read or sent. */
export function createRun(app: App, token: string): RunActor {
  const actor = createScreenActor(app, connectRun(app.ports), { token });
  actor.on("run.failed", ({ error }) => app.ports.reports.report(error, "shop.courier"));
  return actor;
}
