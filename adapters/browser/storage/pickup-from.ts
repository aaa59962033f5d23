import type { PickupFromStorage } from "#core/fulfillment/pickup-from.ports.ts";
import { PICKUP_FROM, toCoordinates } from "./fulfillment-preferences.ts";
import { isRecord, readJson, type TextStore } from "./text-store.ts";

/** Keeps on the device where somebody sets out from to pick an order up (ACCOUNT-17). */
export function createPickupFromStorage(store: TextStore): PickupFromStorage {
  return {
    read: async () => {
      const kept = readJson(store, PICKUP_FROM);
      if (!isRecord(kept)) return null;
      const { text } = kept;
      const coordinates = toCoordinates(kept["coordinates"]);
      if (coordinates === null || (text !== null && typeof text !== "string")) return null;
      return { text, coordinates };
    },
    write: async (place) =>
      place === null ? store.forget(PICKUP_FROM) : store.write(PICKUP_FROM, JSON.stringify(place)),
  };
}
