import { describe, expect, it } from "vitest";
import { finishDraft, startDraft, withPlace, withText } from "#core/fulfillment/address/address-draft.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";

const home: DeliveryAddress = {
  street: "Strada Lungă",
  number: "10",
  city: "București",
  block: null,
  staircase: null,
  floor: "3",
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.43, longitude: 26.1 },
  courierNote: null,
};

describe("finishDraft", () => {
  it("gives back the address that it was started from", () => {
    expect(finishDraft(startDraft(home))).toEqual({ address: home, problems: null });
  });

  it("cuts blanks off and takes an empty optional text for none", () => {
    const draft = withText(withText(startDraft(home), "street", " Strada Lungă "), "floor", "  ");
    expect(finishDraft(draft)).toEqual({ address: { ...home, floor: null }, problems: null });
  });

  it("names what is missing, the pin among it", () => {
    expect(finishDraft(startDraft(null))).toEqual({
      address: null,
      problems: {
        street: "validation.required",
        number: "validation.street_number_required",
        city: "validation.required",
        coordinates: "fulfillment.pinMissing",
      },
    });
  });

  it("accepts a pin without anything else", () => {
    const draft = withPlace({ ...startDraft(home), coordinates: null }, home.coordinates);
    expect(finishDraft(draft).problems).toBe(null);
  });
});
