import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { MessageLog } from "./message-log.ts";
import type { MessagePort } from "./message.ports.ts";

/** How often what is on screen is read again, in milliseconds. */
const MESSAGES_REFRESH_MS = 30_000;

/** Which messages are read. */
export interface MessageQuery {
  readonly onlyFailed: boolean;
}

/** The running log. */
export type MessageLogActor = ActorRefFrom<typeof messageLogMachine>;

/** The messages of the organization that somebody works in. */
export const messageLogMachine = pollingSetup<MessageQuery, MessageLog>().createMachine(
  pollingChart<MessageQuery, MessageLog>("messageLog", MESSAGES_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectMessageLog(port: MessagePort): typeof messageLogMachine {
  return messageLogMachine.provide({
    actors: { load: portActor(({ onlyFailed }, signal) => port.listMessages(onlyFailed, signal)) },
  });
}
