import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { type IconFileActor, iconFileMachine } from "#core/icon/icon-file.machine.ts";

/** Loads the file of icons at a path, for the screens that draw from it. */
export function createIconFile(app: App, path: string): IconFileActor {
  const { iconFile } = app.ports;
  const machine = iconFileMachine.provide({
    actors: { load: portActor((asked, signal) => iconFile.load(asked, signal)) },
    actions: { warn: () => iconFile.warn(path) },
  });
  return createScreenActor(app, machine, { path });
}
