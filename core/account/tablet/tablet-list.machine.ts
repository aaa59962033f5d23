import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { SharedTablet, TabletPort } from "./tablet.ports.ts";

/** How often the list on screen is read again, in milliseconds. */
const TABLETS_REFRESH_MS = 60_000;

/** The running reading; nothing is chosen, so that its query is null. */
export type TabletListActor = ActorRefFrom<typeof tabletListMachine>;

/** The shared tablets of the locations that a manager looks after. */
export const tabletListMachine = pollingSetup<null, readonly SharedTablet[]>().createMachine(
  pollingChart<null, readonly SharedTablet[]>("tabletList", TABLETS_REFRESH_MS),
);

/** The machine with the world behind it. */
export function connectTabletList(tablet: TabletPort): typeof tabletListMachine {
  return tabletListMachine.provide({
    actors: { load: portActor((_query, signal) => tablet.listTablets(signal)) },
  });
}
