import type { SnapshotFrom } from "xstate";
import type { Loaded } from "#core/time/loaded.ts";
import type { shopMachine } from "./shop.machine.ts";
import type { Shop } from "./shop.ts";

/** One state of the machine. */
export type ShopMachineSnapshot = SnapshotFrom<typeof shopMachine>;

/** The shop of this page; null while it loads, when it does not exist, and on pages about no shop. */
export function selectShop(snapshot: ShopMachineSnapshot): Shop | null {
  return snapshot.context.loaded?.value ?? null;
}

/** The shop with the instant it was asked for, as a rendered page hands it on. */
export function selectLoadedShop(snapshot: ShopMachineSnapshot): Loaded<Shop> | null {
  return snapshot.context.loaded;
}
