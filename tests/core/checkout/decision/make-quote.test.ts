import { lei } from "#tests/support/builders/menu.ts";
import { describe, expect, it } from "vitest";
import { makeQuote } from "#core/checkout/decision/make-quote.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import { choiceOf, contextOf, COUPON, HOME, itemOf } from "#tests/core/checkout/checkout-cases.ts";
import { locationOf } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const ana = contextOf();

describe("makeQuote", () => {
  it("prices, promises and finds nothing in the way of Ana's lunch", () => {
    const quote = makeQuote(ana, choiceOf({ tip: { percent: 10 } }));
    const { lines, slots, ...rest } = quote;
    expect(rest).toEqual({
      cartId: "coș",
      cartRevision: 4,
      subtotal: lei("65.00"),
      discounts: [],
      pointsUsed: 0,
      pointsPaid: lei("0.00"),
      deliveryFee: lei("10.00"),
      tip: lei("6.50"),
      total: lei("81.50"),
      vat: [
        { rate: "11.00", amount: lei("6.44") },
        { rate: "21.00", amount: lei("1.74") },
      ],
      pointsEarned: 65,
      zoneId: "centru",
      promise: {
        type: "asap",
        earliest: "2027-06-01T10:15:00.000Z",
        latest: "2027-06-01T10:25:00.000Z",
        trace: [
          { key: "preparation", minutes: 45 },
          { key: "zone", minutes: 10 },
        ],
      },
      blockers: [],
    });
    expect(lines.map((line) => line.unitPrice)).toEqual([lei("32.50")]);
    expect([slots[0]?.start, slots.at(-1)?.end]).toEqual([
      "2027-06-01T10:30:00.000Z",
      "2027-06-01T19:00:00.000Z",
    ]);
  });

  it("shows tomorrow's slots when today has none left", () => {
    const night = contextOf({ now: toInstant("2027-06-01T20:00:00Z") });
    const quote = makeQuote(night, choiceOf());
    expect(quote.slots[0]?.start).toBe("2027-06-02T08:00:00.000Z");
    expect(quote.promise).toBeNull();
    expect(quote.blockers).toEqual([{ key: "location.closed", nextOpeningAt: "2027-06-02T07:00:00.000Z" }]);
  });

  it("takes an automatic promotion of pickup off at pickup alone (PROMOTION-14)", () => {
    const lunch = contextOf({
      promotions: [{ ...COUPON, automatic: true, limitedToFulfillmentMethods: ["pickup"] }],
    });
    const pickup = makeQuote(lunch, choiceOf({ fulfillmentMethod: "pickup", deliveryAddress: null }));
    const delivery = makeQuote(lunch, choiceOf());
    expect([pickup.blockers, pickup.discounts.map(({ amount }) => amount)]).toEqual([[], [lei("13.00")]]);
    expect([delivery.blockers, delivery.discounts]).toEqual([[], []]);
  });

  it("says everything at once, in the order in which an order would be refused (CHECKOUT-7)", () => {
    const guest = contextOf({
      cart: {
        ...ana.cart,
        items: [itemOf("înghețată"), itemOf("vin", { payByPoints: true }), itemOf("pește")],
      },
      answeredUnitPrices: { [itemOf("vin").id]: lei("25.00") },
      customer: null,
      verifiedPhone: null,
      location: locationOf({
        minimumOrder: lei("100.00"),
        paymentMethods: ["card_at_handover"],
        orderingState: { ...ONLINE, mode: "paused", until: toInstant("2027-06-01T12:00:00Z") },
      }),
    });
    const far = { ...HOME, coordinates: { latitude: 45.9, longitude: 25 } };
    expect(makeQuote(guest, choiceOf({ deliveryAddress: far })).blockers).toEqual([
      { key: "location.paused", until: "2027-06-01T12:00:00.000Z" },
      { key: "address.out_of_zone" },
      { key: "item.unavailable", itemIds: ["item-înghețată", "item-pește"] },
      { key: "price.changed", itemIds: ["item-vin"] },
      { key: "points.login_required", itemIds: ["item-vin"] },
      { key: "order.below_minimum", missing: lei("40.00") },
      { key: "payment.method_not_available" },
      { key: "phone.not_verified" },
    ]);
  });
});
