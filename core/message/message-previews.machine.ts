import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { MessagePort, MessagePreview } from "./message.ports.ts";

/** Their words change with a release alone. */
const REFRESH_MS = 3_600_000;

/** The running previews; they are of a language. */
export type MessagePreviewsActor = ActorRefFrom<typeof messagePreviewsMachine>;

/** The texts of mails as somebody would get them. */
export const messagePreviewsMachine = pollingSetup<Locale, readonly MessagePreview[]>(
  () => false,
).createMachine(pollingChart<Locale, readonly MessagePreview[]>("messagePreviews", REFRESH_MS));

/** The machine with the server behind it. */
export function connectMessagePreviews(port: MessagePort): typeof messagePreviewsMachine {
  return messagePreviewsMachine.provide({
    actors: { load: portActor((locale, signal) => port.previewMessages(locale, signal)) },
  });
}
