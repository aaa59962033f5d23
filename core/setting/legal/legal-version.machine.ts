import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { LegalDocument, WholeLegalVersion } from "#core/legal/legal-text.ts";
import type { LegalSettingsPort } from "./legal-settings.ports.ts";

/** A publication never changes, so that it is read once. */
const REFRESH_MS = 3_600_000;

/** Which publication is read. */
export interface LegalVersionQuery {
  readonly document: LegalDocument;
  readonly number: number;
}

/** The running reading. */
export type LegalVersionActor = ActorRefFrom<typeof legalVersionMachine>;

/** One publication of a document with what it says. */
export const legalVersionMachine = pollingSetup<LegalVersionQuery, WholeLegalVersion>(
  () => false,
).createMachine(pollingChart<LegalVersionQuery, WholeLegalVersion>("legalVersion", REFRESH_MS));

/** The machine with the server behind it. */
export function connectLegalVersion(port: LegalSettingsPort): typeof legalVersionMachine {
  return legalVersionMachine.provide({
    actors: {
      load: portActor(({ document, number }, signal) => port.readLegalVersion(document, number, signal)),
    },
  });
}
