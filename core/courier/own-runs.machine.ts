import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { OwnRun } from "./own-run.ts";
import type { OwnRunPort } from "./run.ports.ts";
import { RUN_REFRESH_MS } from "./run-setup.ts";

/** The running list. */
export type OwnRunsActor = ActorRefFrom<typeof ownRunsMachine>;

/** The runs of a courier who is signed in, read again while they are on screen (COURIER-12). */
export const ownRunsMachine = pollingSetup<null, readonly OwnRun[]>().createMachine(
  pollingChart<null, readonly OwnRun[]>("ownRuns", RUN_REFRESH_MS),
);

/** The machine with the world behind it. */
export function connectOwnRuns(ownRuns: Pick<OwnRunPort, "list">): typeof ownRunsMachine {
  return ownRunsMachine.provide({ actors: { load: portActor((_query, signal) => ownRuns.list(signal)) } });
}
