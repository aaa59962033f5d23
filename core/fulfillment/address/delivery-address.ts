import type { DeliveryAddressId } from "#core/kernel/id.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";

/** Where a courier brings an order; street and number are required for an order, the rest helps to find the door. */
export interface DeliveryAddress {
  readonly street: string;
  readonly number: string;
  readonly city: string;
  readonly block: string | null;
  readonly staircase: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
  readonly intercom: string | null;
  readonly coordinates: Coordinates;
  /** At most 200 characters. */
  readonly courierNote: string | null;
}

/** An address that a user keeps in the profile. */
export interface SavedDeliveryAddress extends DeliveryAddress {
  readonly id: DeliveryAddressId;
}
