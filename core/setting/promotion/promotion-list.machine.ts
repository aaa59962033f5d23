import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { PromotionSettingsPort } from "./promotion-settings.ports.ts";
import type { HeldPromotions } from "./promotion-terms.ts";

/** How often the list on screen is read again, in milliseconds: its uses grow with every order. */
const PROMOTIONS_REFRESH_MS = 30_000;

/** The running reading of a shop's promotions. */
export type PromotionListActor = ActorRefFrom<typeof promotionListMachine>;

/** The promotions of a shop, with how often each was used. */
export const promotionListMachine = pollingSetup<ShopId, HeldPromotions>().createMachine(
  pollingChart<ShopId, HeldPromotions>("promotionList", PROMOTIONS_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectPromotionList(port: PromotionSettingsPort): typeof promotionListMachine {
  return promotionListMachine.provide({
    actors: { load: portActor((shopId, signal) => port.listPromotions(shopId, signal)) },
  });
}
