import type { Clock } from "#core/time/clock.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { millisUntilStale } from "#core/time/loaded.ts";
import { MENU_LIFETIME_MS, menuMachine } from "./menu.machine.ts";
import type { MenuPort } from "./menu.ports.ts";

/** The menu machine with the world behind it. */
export function connectMenu(menu: MenuPort, clock: Clock): typeof menuMachine {
  return menuMachine.provide({
    actors: {
      loadMenu: portActor(async (shopId, signal) => {
        if (shopId === null) throw new Error("A menu belongs to a shop");
        const at = clock.now();
        return { value: await menu.load(shopId, signal), at };
      }),
    },
    delays: {
      untilStale: ({ context }) =>
        context.loaded === null ? 0 : millisUntilStale(context.loaded, MENU_LIFETIME_MS, clock.now()),
    },
  });
}
