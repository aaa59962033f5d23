import type { ProfileChange } from "#core/account/session.ports.ts";
import type { User } from "#core/account/user.ts";
import type { DeliveryAddress, SavedDeliveryAddress } from "./address/delivery-address.ts";
import { isSameAddress } from "./profile.ts";
import type { DeliveryAddressId } from "#core/kernel/id.ts";

/** What is done with the addresses of a profile; an address that is kept without an id is a new one. */
export type SavedAddressEdit =
  | { readonly type: "keep"; readonly id: DeliveryAddressId | null; readonly address: DeliveryAddress }
  | { readonly type: "remove"; readonly id: DeliveryAddressId }
  | { readonly type: "makeDefault"; readonly id: DeliveryAddressId };

/** Whether an address of the list is the default: the copy that the profile keeps of it may have another id. */
export function isDefaultAddress(
  { defaultDeliveryAddress: chosen }: Pick<User, "defaultDeliveryAddress">,
  address: SavedDeliveryAddress,
): boolean {
  return chosen !== null && (chosen.id === address.id || isSameAddress(chosen, address));
}

type Addresses = Pick<User, "deliveryAddresses" | "defaultDeliveryAddress">;

/**
 * What an edit writes into the profile (ACCOUNT-27): no other address changes, the default is one of the list or none,
 * and the first address becomes the default. Null where nothing changes, since the address is gone.
 */
export function changeSavedAddresses(user: Addresses, edit: SavedAddressEdit): ProfileChange | null {
  const { deliveryAddresses: list, defaultDeliveryAddress: chosen } = user;
  const known = list.find(({ id }) => id === edit.id);
  if (edit.id !== null && known === undefined) return null;
  const isDefault = known !== undefined && isDefaultAddress(user, known);
  switch (edit.type) {
    case "makeDefault":
      return { defaultDeliveryAddress: known ?? null };
    case "remove":
      return {
        deliveryAddresses: list.filter(({ id }) => id !== edit.id),
        ...(isDefault ? { defaultDeliveryAddress: null } : {}),
      };
    case "keep": {
      const { id, address } = edit;
      if (id === null)
        return {
          deliveryAddresses: [...list, address],
          ...(list.length === 0 && chosen === null ? { defaultDeliveryAddress: address } : {}),
        };
      const kept = { id, ...address };
      return {
        deliveryAddresses: list.map((one) => (one.id === id ? kept : one)),
        ...(isDefault ? { defaultDeliveryAddress: kept } : {}),
      };
    }
  }
}
