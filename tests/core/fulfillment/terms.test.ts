import { describe, expect, it } from "vitest";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import { fulfillmentTerms, missingForMinimum, zeroFeeOf } from "#core/fulfillment/terms.ts";
import type { ZoneId } from "#core/kernel/id.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import { plusMillis } from "#core/time/instant.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { aLocation, aShop } from "#tests/support/builders/shop.ts";

const zone: DeliveryZone = {
  id: idOf<ZoneId>("near"),
  name: "Aproape",
  polygon: { type: "Polygon", coordinates: [] },
  feeRules: [
    { minSubtotal: lei("80.00"), fee: lei("0.00") },
    { minSubtotal: lei("0.00"), fee: lei("8.00") },
  ],
  minimumOrder: lei("60.00"),
  travelMinutes: 15,
};
const far: DeliveryZone = { ...zone, id: idOf<ZoneId>("far"), feeRules: [], travelMinutes: 30 };
const location = aLocation({ defaultDeliveryZone: zone, minimumOrder: lei("40.00") });

describe("fulfillmentTerms", () => {
  it("counts the way, the fee and the higher minimum for delivery", () => {
    expect(fulfillmentTerms(aShop(), location, "delivery", null, NOON)).toEqual({
      minutes: 60,
      fee: lei("8.00"),
      minimum: lei("60.00"),
    });
  });

  it("takes the zone of the address before the location's own", () => {
    expect(fulfillmentTerms(aShop(), location, "delivery", far, NOON).minutes).toBe(75);
  });

  it("asks for neither fee nor minimum at pickup, and counts a busy kitchen", () => {
    const until = plusMillis(NOON, 3_600_000);
    const busy = {
      ...location,
      orderingState: { ...ONLINE, mode: "busy" as const, extraMinutes: 10, until },
    };
    expect(fulfillmentTerms(aShop(), busy, "pickup", null, NOON)).toEqual({
      minutes: 30,
      fee: null,
      minimum: null,
    });
  });
});

describe("zeroFeeOf", () => {
  it("is nothing to say where delivery is free or no zone is known", () => {
    expect([zeroFeeOf(zone), zeroFeeOf(far), zeroFeeOf(null)]).toEqual([lei("8.00"), null, null]);
  });
});

describe("missingForMinimum", () => {
  it("says what is missing, until nothing is (CART-18)", () => {
    expect(missingForMinimum(lei("60.00"), lei("42.50"))).toEqual(lei("17.50"));
    expect(missingForMinimum(lei("60.00"), lei("60.00"))).toBe(null);
    expect(missingForMinimum(null, lei("1.00"))).toBe(null);
  });
});
