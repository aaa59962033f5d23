import { keyMessage } from "#core/kernel/message.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import type { NewToast } from "#core/toast/toast.ts";
import { type BuildWatchActor, buildWatchMachine } from "../../build-watch.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** Watches for a build other than the page's own, and offers it in a toast that stays (WIRE-9). */
export function createBuildWatch(app: App, build: string): BuildWatchActor {
  const { ports, root } = app;
  const machine = buildWatchMachine.provide({
    actors: { readVersion: portActor((_input, signal) => ports.builds.readVersion(signal)) },
  });
  const actor = createScreenActor(app, machine, { build, isPurchase: false });
  const toast = offerOf(() => actor.send({ type: "build.accepted" }));
  actor.on("build.offered", () => root.send({ type: "app.toast", toast }));
  actor.on("build.agreed", () => root.send({ type: "app.reload" }));
  return actor;
}

function offerOf(onAct: () => void): NewToast {
  const label = keyMessage("errors.reload");
  return {
    title: keyMessage("update.available"),
    icon: "info",
    duration: null,
    actions: [{ id: "update", label, altText: label, onAct }],
  };
}
