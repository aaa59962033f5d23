import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { RedirectPort } from "./redirect.ports.ts";
import type { RedirectList } from "./redirect.ts";

/** How often the list on screen is read again, in milliseconds. */
const REDIRECTS_REFRESH_MS = 60_000;

/** The running reading; nothing is chosen, so that its query is null. */
export type RedirectListActor = ActorRefFrom<typeof redirectListMachine>;

/** The redirects of the organization that somebody works in. */
export const redirectListMachine = pollingSetup<null, RedirectList>().createMachine(
  pollingChart<null, RedirectList>("redirectList", REDIRECTS_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectRedirectList(port: RedirectPort): typeof redirectListMachine {
  return redirectListMachine.provide({
    actors: { load: portActor((_query, signal) => port.listRedirects(signal)) },
  });
}
