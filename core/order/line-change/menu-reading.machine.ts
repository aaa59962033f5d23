import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import type { MenuPort } from "#core/menu/menu.ports.ts";
import type { Menu } from "#core/menu/menu.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";

/** A menu is read again after this, in milliseconds, since replacements sell out as well. */
const MENU_REFRESH_MS = 60_000;

/** The running reading of a menu. */
export type MenuReadingActor = ActorRefFrom<typeof menuReadingMachine>;

/** The menu of a shop, from which replacements are chosen. */
export const menuReadingMachine = pollingSetup<ShopId, Menu>().createMachine(
  pollingChart<ShopId, Menu>("menuReading", MENU_REFRESH_MS),
);

/** The machine with the world behind it. */
export function connectMenuReading(menus: MenuPort): typeof menuReadingMachine {
  return menuReadingMachine.provide({
    actors: { load: portActor((shopId, signal) => menus.load(shopId, signal)) },
  });
}
