import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import type { Page } from "#core/kernel/page.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { MenuDraftPort } from "./menu-draft.ports.ts";
import type { Publication } from "./publication.ts";

/** How often a list on screen is read again, in milliseconds. */
const PUBLICATIONS_REFRESH_MS = 60_000;

/** A page of how a shop's menu was published. */
export interface PublicationQuery {
  readonly shopId: ShopId;
  readonly page: number;
}

/** The running reading. */
export type PublicationListActor = ActorRefFrom<typeof publicationListMachine>;

/** How a menu was published, page by page. */
export const publicationListMachine = pollingSetup<PublicationQuery, Page<Publication>>().createMachine(
  pollingChart<PublicationQuery, Page<Publication>>("publicationList", PUBLICATIONS_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectPublicationList(port: MenuDraftPort): typeof publicationListMachine {
  return publicationListMachine.provide({
    actors: {
      load: portActor(({ shopId, page }, signal) => port.listMenuPublications(shopId, page, signal)),
    },
  });
}
