import type { Clock } from "#core/time/clock.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { required } from "#core/kernel/required.ts";
import { millisUntilStale } from "#core/time/loaded.ts";
import { MENU_LIFETIME_MS, menuMachine } from "./menu.machine.ts";
import type { MenuPort } from "./menu.ports.ts";

/** The menu machine with the world behind it. */
export function connectMenu(menu: MenuPort, clock: Clock): typeof menuMachine {
  return menuMachine.provide({
    actors: {
      loadMenu: portActor(async (shopId, signal) => {
        const at = clock.now();
        return { value: await menu.load(required(shopId, "shop"), signal), at };
      }),
    },
    delays: {
      untilStale: ({ context }) =>
        context.loaded === null ? 0 : millisUntilStale(context.loaded, MENU_LIFETIME_MS, clock.now()),
    },
  });
}
