import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { TabletPlace } from "./shared-tablet.ts";
import type { TabletPort } from "./tablet.ports.ts";

/** It would be read again after this, in milliseconds, if it could change by itself. */
const PLACE_REFRESH_MS = 60_000;

/** What a browser is to its location, and whether who asks has a PIN. */
export interface KnownTablet {
  readonly place: TabletPlace | null;
  readonly hasPin: boolean;
}

/** The running reading; nothing is chosen, so that its query is null. */
export type TabletPlaceActor = ActorRefFrom<typeof tabletPlaceMachine>;

/** Whether this browser is a shared tablet, and of whom. */
export const tabletPlaceMachine = pollingSetup<null, KnownTablet>(() => false).createMachine(
  pollingChart<null, KnownTablet>("tabletPlace", PLACE_REFRESH_MS),
);

/** The machine with the world behind it; only an employee can have a PIN. */
export function connectTabletPlace(tablet: TabletPort, mayHavePin: () => boolean): typeof tabletPlaceMachine {
  return tabletPlaceMachine.provide({
    actors: {
      load: portActor(async (_query, signal) => ({
        place: await tablet.readTablet(signal),
        hasPin: mayHavePin() && (await tablet.hasPin(signal)),
      })),
    },
  });
}
