import { connectLags, type LagsActor } from "#core/lag/lags.machine.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** What the server is behind with, for the bars of managers. */
export function createLags(app: App): LagsActor {
  return createScreenActor(app, connectLags(app.ports.operations), undefined);
}
