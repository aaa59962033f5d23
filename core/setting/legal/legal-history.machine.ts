import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { LegalDocument, LegalHistory } from "#core/legal/legal-text.ts";
import type { LegalSettingsPort } from "./legal-settings.ports.ts";

/** How often what is on screen is read again, in milliseconds. */
const HISTORY_REFRESH_MS = 30_000;

/** The running list; its document is bound to it, so that its query is null. */
export type LegalHistoryActor = ActorRefFrom<typeof legalHistoryMachine>;

/** The publications of a document. */
export const legalHistoryMachine = pollingSetup<null, LegalHistory>().createMachine(
  pollingChart<null, LegalHistory>("legalHistory", HISTORY_REFRESH_MS),
);

/** The machine with the server behind it, for one document. */
export function connectLegalHistory(
  port: LegalSettingsPort,
  document: LegalDocument,
): typeof legalHistoryMachine {
  return legalHistoryMachine.provide({
    actors: { load: portActor((_query, signal) => port.listLegalVersions(document, signal)) },
  });
}
