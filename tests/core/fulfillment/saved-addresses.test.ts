import { describe, expect, it } from "vitest";
import type { DeliveryAddressId } from "#core/kernel/id.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import { savedAddresses } from "#core/fulfillment/saved-addresses.ts";
import { idOf } from "#tests/support/builders/values.ts";

const HOME: DeliveryAddress = {
  street: "Strada Academiei",
  number: "18",
  city: "București",
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.4363, longitude: 26.0987 },
  courierNote: null,
};
const KNOWN = idOf<DeliveryAddressId>("home");
const USER = { deliveryAddresses: [{ id: KNOWN, ...HOME }], defaultDeliveryAddress: null };

function newIds(): () => DeliveryAddressId {
  let made = 0;
  return () => idOf<DeliveryAddressId>(`new ${(made += 1)}`);
}

describe("savedAddresses", () => {
  it("keeps a known id and makes one where there is none", () => {
    const office = { ...HOME, number: "20" };
    expect(savedAddresses(USER, { deliveryAddresses: [{ id: KNOWN, ...HOME }, office] }, newIds())).toEqual({
      replacesAddress: false,
      defaultDeliveryAddress: null,
      deliveryAddresses: [
        { id: KNOWN, ...HOME },
        { id: idOf("new 1"), ...office },
      ],
    });
  });

  it("gives a new id to one that the user does not have, and to the second of one id", () => {
    const wanted = [
      { id: idOf<DeliveryAddressId>("foreign"), ...HOME },
      { id: KNOWN, ...HOME },
      { id: KNOWN, ...HOME },
    ];
    const { deliveryAddresses } = savedAddresses(USER, { deliveryAddresses: wanted }, newIds());
    expect(deliveryAddresses?.map(({ id }) => id)).toEqual([idOf("new 1"), KNOWN, idOf("new 2")]);
  });

  it("tells an address that is taken back from one that is not spoken of", () => {
    expect(savedAddresses(USER, {}, newIds())).toEqual({
      replacesAddress: false,
      defaultDeliveryAddress: null,
      deliveryAddresses: null,
    });
    expect(savedAddresses(USER, { defaultDeliveryAddress: null }, newIds())).toMatchObject({
      replacesAddress: true,
      defaultDeliveryAddress: null,
    });
    expect(savedAddresses(USER, { defaultDeliveryAddress: { id: KNOWN, ...HOME } }, newIds())).toMatchObject({
      replacesAddress: true,
      defaultDeliveryAddress: { id: KNOWN },
    });
  });
});
