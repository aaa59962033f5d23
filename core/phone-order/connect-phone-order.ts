import { portActor } from "#core/kernel/port-actor.ts";
import type { MenuPort } from "#core/menu/menu.ports.ts";
import { phoneOrderMachine } from "./phone-order.machine.ts";
import type { PhoneOrderPort } from "./phone-order.ports.ts";

/** The machine with the world behind it. */
export function connectPhoneOrder(phoneOrders: PhoneOrderPort, menus: MenuPort): typeof phoneOrderMachine {
  return phoneOrderMachine.provide({
    actors: {
      readMenu: portActor((shopId, signal) => menus.load(shopId, signal)),
      findCaller: portActor(({ locationId, asked }, signal) =>
        phoneOrders.findCaller(locationId, asked, signal),
      ),
      quote: portActor(({ locationId, asked }, signal) => phoneOrders.quote(locationId, asked, signal)),
      place: portActor(({ locationId, asked }, signal) => {
        if (asked === null) throw new Error("An order is sent with its key");
        return phoneOrders.place(locationId, asked.command, asked.key, signal);
      }),
    },
  });
}
