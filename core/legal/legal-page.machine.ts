import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { LegalDocument, ShownLegalVersion } from "./legal-text.ts";
import type { LegalPagePort } from "./legal-page.ports.ts";

/** How often a page that stays open is read again, in milliseconds. */
const PAGE_REFRESH_MS = 600_000;

/** Which text is read. */
export interface LegalPageQuery {
  readonly shopId: ShopId;
  readonly document: LegalDocument;
}

/** What is shown; `version` is null where only the standard text is there. */
export interface LegalPageAnswer {
  readonly version: ShownLegalVersion | null;
}

/** The running page. */
export type LegalPageActor = ActorRefFrom<typeof legalPageMachine>;

/** A legal text of a shop for who comes from another page, or is asked for consent; the server draws the first page whole. */
export const legalPageMachine = pollingSetup<LegalPageQuery, LegalPageAnswer>().createMachine(
  pollingChart<LegalPageQuery, LegalPageAnswer>("legalPage", PAGE_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectLegalPage(port: LegalPagePort): typeof legalPageMachine {
  return legalPageMachine.provide({
    actors: {
      load: portActor(async ({ shopId, document }, signal) => ({
        version: await port.showLegalText(shopId, document, signal),
      })),
    },
  });
}
