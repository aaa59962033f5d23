import type { SnapshotFrom } from "xstate";
import { keyMessage, type Message } from "#core/kernel/message.ts";
import type { Location } from "#core/shop/location.ts";
import type { Instant } from "#core/time/instant.ts";
import type { DeliveryAddress } from "./address/delivery-address.ts";
import { noZoneKey, type DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { fulfillmentMachine } from "./fulfillment.machine.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";

/** One state of the machine. */
export type FulfillmentSnapshot = SnapshotFrom<typeof fulfillmentMachine>;

/** The location that prices and availability are about; null before the shop is known. */
export function selectLocation(snapshot: FulfillmentSnapshot): Location | null {
  const { locations, locationId } = snapshot.context;
  return locations.find(({ id }) => id === locationId) ?? null;
}

/** Pickup or delivery. */
export function selectMethod(snapshot: FulfillmentSnapshot): FulfillmentMethod {
  return snapshot.context.method;
}

/** Where to deliver; null before the person said. */
export function selectAddress(snapshot: FulfillmentSnapshot): DeliveryAddress | null {
  return snapshot.context.address;
}

/** The zone of the address; null while it is not known and when there is none. */
export function selectZone(snapshot: FulfillmentSnapshot): DeliveryZone | null {
  return snapshot.context.zone;
}

/** Whether the zone of the address is being looked up. */
export function selectIsZoneBusy(snapshot: FulfillmentSnapshot): boolean {
  return snapshot.matches({ zone: "waiting" }) || snapshot.matches({ zone: "looking" });
}

/** What to say about an address that the location does not deliver to (FULFILLMENT-5, FULFILLMENT-6); null when it does or is not known. */
export function selectZoneMessage(snapshot: FulfillmentSnapshot): Message | null {
  if (!snapshot.matches({ zone: "outside" })) return null;
  return keyMessage(noZoneKey(snapshot.context.locations.length > 1));
}

/** Whether the location delivers to the place that is looked up. */
export function selectIsInsideZone(snapshot: FulfillmentSnapshot): boolean {
  return snapshot.matches({ zone: "inside" });
}

/** Every location of the shop. */
export function selectLocations(snapshot: FulfillmentSnapshot): readonly Location[] {
  return snapshot.context.locations;
}

/** The present instant, updated every minute; the instant of rendering until the browser has started. */
export function selectNow(snapshot: FulfillmentSnapshot): Instant {
  return snapshot.context.now;
}
