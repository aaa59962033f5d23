import type { LocationId, ShopId } from "#core/kernel/id.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryAddress } from "./address/delivery-address.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";

/** The zone of a place, and all zones of a location. */
export interface DeliveryZonePort {
  ofLocation(shopSlug: string, locationId: LocationId, signal: AbortSignal): Promise<readonly DeliveryZone[]>;
  /** Null when the location does not deliver there. */
  byCoordinate(locationId: LocationId, place: Coordinates, signal: AbortSignal): Promise<DeliveryZone | null>;
}

/** What the device remembers about how a person orders (ACCOUNT-17). */
export interface FulfillmentPreferences {
  /** The location selected at a shop: looking at another shop says nothing about this one (SHOP-11). */
  readLocationId(shopId: ShopId): LocationId | null;
  writeLocationId(shopId: ShopId, id: LocationId | null): void;
  readMethod(): FulfillmentMethod | null;
  writeMethod(method: FulfillmentMethod): void;
  readDeliveryAddress(): DeliveryAddress | null;
  /** Where somebody sets out from to pick up goes with who signs out (ACCOUNT-20). */
  forgetPickupFrom(): void;
  writeDeliveryAddress(address: DeliveryAddress | null): void;
}
