import type { ProfileChange } from "#core/account/session.ports.ts";
import type { User } from "#core/account/user.ts";
import type { FulfillmentChoice } from "./choice.ts";
import type { DeliveryAddress } from "./address/delivery-address.ts";

/**
 * What a login writes into the profile: the address that the guest gave, as the default and among the saved ones
 * (FULFILLMENT-3). Null when there is none, or the profile has it.
 */
export function profileAtLogin({ address }: FulfillmentChoice, user: User): ProfileChange | null {
  if (address === null) return null;
  const isDefault =
    user.defaultDeliveryAddress !== null && isSameAddress(user.defaultDeliveryAddress, address);
  const change = profileWith(address, user, null);
  return isDefault && change.deliveryAddresses === undefined ? null : change;
}

/**
 * What choosing an address writes into the profile: the new default, and the whole list (FULFILLMENT-10) where it has to grow,
 * or where what is known of one of its doors changed. Nothing ever leaves the list: neither what waits to be saved nor
 * the default before, unless there are more than it may hold. Null is no address from now on.
 */
export function profileWith(
  address: DeliveryAddress | null,
  user: Pick<User, "defaultDeliveryAddress" | "deliveryAddresses">,
  unsaved: ProfileChange | null,
): ProfileChange {
  const listed = unsaved?.deliveryAddresses ?? user.deliveryAddresses;
  const before = [unsaved?.defaultDeliveryAddress, user.defaultDeliveryAddress];
  const grown = before.reduce<readonly DeliveryAddress[]>(
    (list, one) => (one === null || one === undefined ? list : withDoor(list, one)),
    listed,
  );
  const list = address === null ? grown : withNewest(grown, address);
  return {
    defaultDeliveryAddress: address,
    ...(list === user.deliveryAddresses ? {} : { deliveryAddresses: list.slice(-MAX_SAVED_ADDRESSES) }),
  };
}

function withDoor(list: readonly DeliveryAddress[], address: DeliveryAddress): readonly DeliveryAddress[] {
  return list.some((kept) => isSameAddress(kept, address)) ? list : [...list, address];
}

function withNewest(list: readonly DeliveryAddress[], address: DeliveryAddress): readonly DeliveryAddress[] {
  const held = list.find((kept) => isSameAddress(kept, address));
  if (held === undefined) return [...list, address];
  const isKnown =
    held.courierNote === address.courierNote &&
    held.intercom === address.intercom &&
    held.coordinates.latitude === address.coordinates.latitude &&
    held.coordinates.longitude === address.coordinates.longitude;
  return isKnown ? list : list.map((kept) => (kept === held ? { ...kept, ...address } : kept));
}

/** Whether two addresses lead to the same door; notes for the courier do not matter. */
export function isSameAddress(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return DOOR.every((part) => (one[part] ?? "") === (other[part] ?? ""));
}

/** Most addresses that a profile keeps. */
export const MAX_SAVED_ADDRESSES = 50;

const DOOR = ["street", "number", "city", "block", "staircase", "floor", "apartment"] as const;
