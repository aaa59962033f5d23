import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { Launch } from "./launch.ts";
import type { LaunchPort } from "./launch.ports.ts";

/** How often what is on screen is read again, in milliseconds. */
const LAUNCHES_REFRESH_MS = 30_000;

/** The running reading; nothing is chosen, so that its query is null. */
export type LaunchListActor = ActorRefFrom<typeof launchListMachine>;

/** How far the shops are of the organization that somebody works in. */
export const launchListMachine = pollingSetup<null, readonly Launch[]>().createMachine(
  pollingChart<null, readonly Launch[]>("launchList", LAUNCHES_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectLaunchList(port: LaunchPort): typeof launchListMachine {
  return launchListMachine.provide({
    actors: { load: portActor((_query, signal) => port.listLaunches(signal)) },
  });
}
