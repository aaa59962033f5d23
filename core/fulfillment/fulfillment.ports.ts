import type { LocationId, ShopId } from "#core/kernel/id.ts";
import type { Coordinates } from "./coordinates.ts";
import type { DeliveryAddress } from "./delivery-address.ts";
import type { DeliveryZone } from "./delivery-zone.ts";
import type { FulfillmentMethod } from "./fulfillment-method.ts";

/** The zone of a place. */
export interface DeliveryZonePort {
  /** Null when the location does not deliver there. */
  byCoordinate(locationId: LocationId, place: Coordinates, signal: AbortSignal): Promise<DeliveryZone | null>;
}

/** What the device remembers about how a person orders (spec §3, client-persisted values). */
export interface FulfillmentPreferences {
  /** The location selected at a shop: looking at another shop says nothing about this one (product §1). */
  readLocationId(shopId: ShopId): LocationId | null;
  writeLocationId(shopId: ShopId, id: LocationId | null): void;
  readMethod(): FulfillmentMethod | null;
  writeMethod(method: FulfillmentMethod): void;
  readDeliveryAddress(): DeliveryAddress | null;
  writeDeliveryAddress(address: DeliveryAddress | null): void;
}
