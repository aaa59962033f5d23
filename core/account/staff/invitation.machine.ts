import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { OpenInvitation } from "./invitation.ts";
import type { InvitationPort } from "./staff.ports.ts";

/** It would be read again after this, in milliseconds, if it could change by itself. */
const INVITATION_REFRESH_MS = 60_000;

/** The running reading; what is asked for is the link's token. */
export type InvitationActor = ActorRefFrom<typeof invitationMachine>;

/** What an invitation says. */
export const invitationMachine = pollingSetup<string, OpenInvitation>(() => false).createMachine(
  pollingChart<string, OpenInvitation>("invitation", INVITATION_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectInvitation(port: InvitationPort): typeof invitationMachine {
  return invitationMachine.provide({
    actors: { load: portActor((token, signal) => port.readInvitation(token, signal)) },
  });
}
