import type { ProfileChange } from "#core/session/session.ports.ts";
import type { User } from "#core/session/user.ts";
import type { FulfillmentChoice } from "./choice.ts";
import type { DeliveryAddress } from "./delivery-address.ts";

/**
 * What a login writes into the profile: the address that the guest gave, as the default and among the saved ones
 * (spec §4). Null when there is none, or the profile has it.
 */
export function profileAtLogin(choice: FulfillmentChoice, user: User): ProfileChange | null {
  const { address } = choice;
  if (address === null) return null;
  const isKept = user.deliveryAddresses.some((kept) => isSameAddress(kept, address));
  const isDefault =
    user.defaultDeliveryAddress !== null && isSameAddress(user.defaultDeliveryAddress, address);
  if (isKept && isDefault) return null;
  return {
    defaultDeliveryAddress: address,
    ...(isKept ? {} : { deliveryAddresses: [...user.deliveryAddresses, address] }),
  };
}

/** Whether two addresses lead to the same door; notes for the courier do not matter. */
export function isSameAddress(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return DOOR.every((part) => (one[part] ?? "") === (other[part] ?? ""));
}

const DOOR = ["street", "number", "city", "block", "staircase", "floor", "apartment"] as const;
