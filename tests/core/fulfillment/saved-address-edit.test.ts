import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeSavedAddresses, type SavedAddressEdit } from "#core/fulfillment/saved-address-edit.ts";
import type { User } from "#core/account/user.ts";
import type { DeliveryAddress, SavedDeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { isSameAddress } from "#core/fulfillment/profile.ts";
import { savedAddresses } from "#core/fulfillment/saved-addresses.ts";
import type { DeliveryAddressId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/values.ts";

type Addresses = Pick<User, "deliveryAddresses" | "defaultDeliveryAddress">;

function addressAt(number: string): DeliveryAddress {
  return {
    street: "Strada Lungă",
    number,
    city: "București",
    block: null,
    staircase: null,
    floor: null,
    apartment: null,
    intercom: null,
    coordinates: { latitude: 44.43, longitude: 26.1 },
    courierNote: null,
  };
}

const ID = idOf<DeliveryAddressId>;
const kept = (number: string): SavedDeliveryAddress => ({ id: ID(number), ...addressAt(number) });
const NONE: Addresses = { deliveryAddresses: [], defaultDeliveryAddress: null };
const TWO: Addresses = { deliveryAddresses: [kept("1"), kept("2")], defaultDeliveryAddress: kept("1") };

describe("the saved addresses of a profile (ACCOUNT-27)", () => {
  it("have the first one as the default, and the next ones beneath it", () => {
    const address = addressAt("3");
    expect(changeSavedAddresses(NONE, { type: "keep", id: null, address })).toEqual({
      deliveryAddresses: [address],
      defaultDeliveryAddress: address,
    });
    expect(changeSavedAddresses(TWO, { type: "keep", id: null, address })).toEqual({
      deliveryAddresses: [kept("1"), kept("2"), address],
    });
  });

  it("are changed in their place, the default with its copy", () => {
    const address = addressAt("9");
    expect(changeSavedAddresses(TWO, { type: "keep", id: ID("1"), address })).toEqual({
      deliveryAddresses: [{ id: ID("1"), ...address }, kept("2")],
      defaultDeliveryAddress: { id: ID("1"), ...address },
    });
  });

  it("have no default once it is removed, and another one when it is made so", () => {
    expect(changeSavedAddresses(TWO, { type: "remove", id: ID("1") })).toEqual({
      deliveryAddresses: [kept("2")],
      defaultDeliveryAddress: null,
    });
    expect(changeSavedAddresses(TWO, { type: "makeDefault", id: ID("2") })).toEqual({
      defaultDeliveryAddress: kept("2"),
    });
  });

  it("stay where the address is gone already", () => {
    expect(changeSavedAddresses(TWO, { type: "remove", id: ID("3") })).toBeNull();
  });

  it("keep every address that no edit names, and a default of the list or none, whatever is done", () => {
    const numbers = fc.constantFrom("1", "2", "3", "4");
    const edits = fc.oneof(
      fc.record({
        type: fc.constant("keep" as const),
        id: fc.constant(null),
        address: numbers.map(addressAt),
      }),
      fc.record({ type: fc.constant("keep" as const), id: numbers.map(ID), address: numbers.map(addressAt) }),
      fc.record({ type: fc.constantFrom("remove" as const, "makeDefault" as const), id: numbers.map(ID) }),
    );
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (steps) => {
        let made = 10;
        let user = TWO;
        for (const edit of steps) {
          const before = user;
          user = saved(user, edit, () => ID(String(made++)));
          const others = before.deliveryAddresses.filter(({ id }) => id !== edit.id);
          expect(user.deliveryAddresses).toEqual(expect.arrayContaining([...others]));
          const { deliveryAddresses: list, defaultDeliveryAddress: chosen } = user;
          expect(chosen === null || list.some((one) => isSameAddress(one, chosen))).toBe(true);
        }
      }),
    );
  });
});

// As the server keeps it.
function saved(user: Addresses, edit: SavedAddressEdit, newId: () => DeliveryAddressId): Addresses {
  const change = changeSavedAddresses(user, edit);
  if (change === null) return user;
  const { replacesAddress, defaultDeliveryAddress, deliveryAddresses } = savedAddresses(user, change, newId);
  return {
    deliveryAddresses: deliveryAddresses ?? user.deliveryAddresses,
    defaultDeliveryAddress: replacesAddress ? defaultDeliveryAddress : user.defaultDeliveryAddress,
  };
}
