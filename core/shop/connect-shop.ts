import type { Clock } from "#core/time/clock.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { required } from "#core/kernel/required.ts";
import { millisUntilStale } from "#core/time/loaded.ts";
import { NO_LOCATIONS, SHOP_LIFETIME_MS, shopMachine, type ShopAddress } from "./shop.machine.ts";
import type { ShopPort } from "./shop.ports.ts";
import type { Shop } from "./shop.ts";

/** The shop machine with the world behind it. */
export function connectShop(shop: ShopPort, clock: Clock): typeof shopMachine {
  return shopMachine.provide({
    actors: {
      loadShop: portActor(async (address, signal) => {
        const at = clock.now();
        return { value: await loadShop(shop, required(address, "shop"), signal), at };
      }),
    },
    delays: {
      untilStale: ({ context }) =>
        context.loaded === null ? 0 : millisUntilStale(context.loaded, SHOP_LIFETIME_MS, clock.now()),
    },
  });
}

async function loadShop(port: ShopPort, address: ShopAddress, signal: AbortSignal): Promise<Shop> {
  const shop =
    address.by === "slug"
      ? await port.bySlug(address.slug, signal)
      : await port.byCustomDomain(address.domain, signal);
  if (shop.locations.length === 0) throw NO_LOCATIONS;
  return shop;
}
