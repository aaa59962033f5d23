import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressProblems, isCompleteAddress } from "#core/fulfillment/address/address-problems.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { resolveMethod } from "#core/fulfillment/resolve-fulfillment.ts";

const none = { chosen: null, userDefault: null, remembered: null };
const both: readonly FulfillmentMethod[] = ["pickup", "delivery"];

describe("resolveMethod", () => {
  it("is delivery when nothing else decides", () => {
    expect(resolveMethod(both, none)).toBe("delivery");
  });

  it("follows the choice, then the profile, then the device (FULFILLMENT-2)", () => {
    expect(resolveMethod(both, { ...none, remembered: "pickup" })).toBe("pickup");
    expect(resolveMethod(both, { ...none, userDefault: "delivery", remembered: "pickup" })).toBe("delivery");
    expect(resolveMethod(both, { chosen: "pickup", userDefault: "delivery", remembered: null })).toBe(
      "pickup",
    );
  });

  it("switches to the other method where the location lacks the wished one (FULFILLMENT-2)", () => {
    expect(resolveMethod(["delivery"], { ...none, chosen: "pickup" })).toBe("delivery");
    expect(resolveMethod(["pickup"], none)).toBe("pickup");
  });

  it("answers a supported method wherever there is one", () => {
    const wish = fc.constantFrom<FulfillmentMethod | null>("pickup", "delivery", null);
    const wishes = fc.record({ chosen: wish, userDefault: wish, remembered: wish });
    fc.assert(
      fc.property(fc.subarray([...both]), wishes, (supported, wanted) => {
        const method = resolveMethod(supported, wanted);
        expect(supported.length === 0 || supported.includes(method)).toBe(true);
        expect(resolveMethod(supported, { ...wanted, chosen: method })).toBe(method);
      }),
    );
  });
});

const address: DeliveryAddress = {
  street: "Strada Lungă",
  number: "12 bis",
  city: "București",
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.43, longitude: 26.1 },
  courierNote: null,
};

describe("addressProblems", () => {
  it("has none for a whole address", () => {
    expect(addressProblems(address)).toEqual({});
    expect(isCompleteAddress(address)).toBe(true);
  });

  it("asks for street and number, and limits the note to 200 characters", () => {
    const broken = { ...address, street: " ", number: "", courierNote: "ă".repeat(201) };
    expect(addressProblems(broken)).toEqual({
      street: "validation.required",
      number: "validation.street_number_required",
      courierNote: "validation.string_max",
    });
    expect(isCompleteAddress(broken)).toBe(false);
    expect(addressProblems({ ...address, courierNote: "🍕".repeat(200) })).toEqual({});
  });

  it("gives no position outside the map", () => {
    expect(isCompleteAddress({ ...address, coordinates: { latitude: 91, longitude: 0 } })).toBe(false);
    expect(isCompleteAddress({ ...address, coordinates: { latitude: Number.NaN, longitude: 0 } })).toBe(
      false,
    );
  });
});
