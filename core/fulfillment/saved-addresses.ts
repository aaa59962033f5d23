import type { DeliveryAddressId } from "#core/kernel/id.ts";
import type { User } from "#core/account/user.ts";
import type { DeliveryAddress, SavedDeliveryAddress } from "./address/delivery-address.ts";

/** An address as the profile is sent it. */
export interface WantedAddress extends DeliveryAddress {
  readonly id?: DeliveryAddressId | undefined;
}

/** The address fields of a profile as they are sent; a missing one stays. */
export interface WantedAddresses {
  readonly defaultDeliveryAddress?: WantedAddress | null | undefined;
  readonly deliveryAddresses?: readonly WantedAddress[] | undefined;
}

/** The address fields of a profile as they are written; null lists stay. */
export interface AddressChange {
  readonly replacesAddress: boolean;
  readonly defaultDeliveryAddress: SavedDeliveryAddress | null;
  readonly deliveryAddresses: readonly SavedDeliveryAddress[] | null;
}

/**
 * Gives every address its id: one that the user has already is kept, each at most once in the list; any other gets a
 * new one. A list that is sent replaces the one there is (FULFILLMENT-10).
 */
export function savedAddresses(
  user: Pick<User, "defaultDeliveryAddress" | "deliveryAddresses">,
  wanted: WantedAddresses,
  newId: () => DeliveryAddressId,
): AddressChange {
  const known = new Set([...user.deliveryAddresses, user.defaultDeliveryAddress].map((one) => one?.id));
  const free = new Set(known);
  const toSaved = (
    { id, ...address }: WantedAddress,
    ids: Set<DeliveryAddressId | undefined>,
  ): SavedDeliveryAddress =>
    id !== undefined && ids.delete(id) ? { id, ...address } : { id: newId(), ...address };
  const deliveryAddresses = wanted.deliveryAddresses?.map((address) => toSaved(address, free)) ?? null;
  const chosen = wanted.defaultDeliveryAddress;
  return {
    replacesAddress: chosen !== undefined,
    defaultDeliveryAddress: chosen === undefined || chosen === null ? null : toSaved(chosen, new Set(known)),
    deliveryAddresses,
  };
}
