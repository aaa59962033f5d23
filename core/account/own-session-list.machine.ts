import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import type { UserId } from "#core/kernel/id.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { OwnSession } from "./own-session.ts";
import type { PersonPort } from "./person.ports.ts";

/** How often the list on screen is read again, in milliseconds. */
const SESSIONS_REFRESH_MS = 60_000;

/** The running reading; nothing is chosen, so that its query is null. */
export type OwnSessionListActor = ActorRefFrom<typeof ownSessionListMachine>;

/** The sessions of who is signed in. */
export const ownSessionListMachine = pollingSetup<null, readonly OwnSession[]>().createMachine(
  pollingChart<null, readonly OwnSession[]>("ownSessionList", SESSIONS_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectOwnSessionList(person: PersonPort, userId: UserId): typeof ownSessionListMachine {
  return ownSessionListMachine.provide({
    actors: { load: portActor((_query, signal) => person.listSessions(userId, signal)) },
  });
}
