import { connectStart, type StartActor } from "#core/start/start.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** Where the installed app begins. */
export function createStart(app: App): StartActor {
  return createScreenActor(app, connectStart(app.ports), undefined);
}
