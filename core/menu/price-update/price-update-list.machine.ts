import type { ActorRefFrom } from "xstate";
import type { Page } from "#core/kernel/page.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { PriceUpdatePort } from "./price-update.ports.ts";
import type { PriceUpdate } from "./price-update.ts";

/** A list of price updates on screen is read again this often, in milliseconds: the clock applies what is scheduled. */
const PRICE_UPDATES_REFRESH_MS = 15_000;

/** The running list. */
export type PriceUpdateListActor = ActorRefFrom<typeof priceUpdateListMachine>;

/** A page of all price updates of the organization, by its number. */
export const priceUpdateListMachine = pollingSetup<number, Page<PriceUpdate>>().createMachine(
  pollingChart<number, Page<PriceUpdate>>("priceUpdateList", PRICE_UPDATES_REFRESH_MS),
);

/** The list's machine with the world behind it. */
export function connectPriceUpdateList(
  operations: Pick<PriceUpdatePort, "listPriceUpdates">,
): typeof priceUpdateListMachine {
  return priceUpdateListMachine.provide({
    actors: { load: portActor((page, signal) => operations.listPriceUpdates(page, signal)) },
  });
}
