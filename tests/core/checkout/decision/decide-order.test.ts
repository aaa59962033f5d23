import { lei } from "#tests/support/builders/menu.ts";
import { describe, expect, it } from "vitest";
import { decideOrder } from "#core/checkout/decision/decide-order.ts";
import type { OrderContext } from "#core/checkout/decision/order-context.ts";
import type { PlaceOrderCommand } from "#core/checkout/place-order.ts";
import { pendingOrder } from "#core/checkout/decision/placed-order.ts";
import { toId, type OrderId } from "#core/kernel/id.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import { toInstant, refusalOf, valueOf } from "#tests/support/builders/values.ts";
import { commandOf, contextOf, COUPON, HOME, itemOf } from "#tests/core/checkout/checkout-cases.ts";
import { locationOf } from "#tests/support/arbitraries/shop.ts";
import { HALF_PAST_NOON } from "#tests/core/order/order-cases.ts";

const ana = contextOf();

describe("decideOrder", () => {
  it("takes Ana's order as she saw it", () => {
    const command = commandOf({
      kitchenNote: " Fără mărar ",
      tip: { amount: lei("5.00") },
      cashChangeFor: lei("100.00"),
    });
    const decided = valueOf(decideOrder(ana, command));
    expect({ ...decided, lines: decided.lines.length }).toEqual({
      takesStock: false,
      cartId: "coș",
      cartRevision: 4,
      shopId: ana.shop.id,
      location: {
        id: ana.location.id,
        name: "Centru",
        address: "Calea Victoriei 1, București",
        phone: "+40310000001",
      },
      source: "web",
      isTest: false,
      fulfillmentMethod: "delivery",
      placedAt: HALF_PAST_NOON,
      requestedFor: null,
      answerBy: "2027-06-01T09:40:00.000Z",
      promise: command.expectedPromise,
      slotStart: "2027-06-01T10:15:00.000Z",
      zoneId: "centru",
      contact: { firstName: "Ana", lastName: "Pop", phone: "+40712345678" },
      deliveryAddress: HOME,
      lines: 1,
      subtotal: lei("65.00"),
      discounts: [],
      pointsUsed: 0,
      pointsPaid: lei("0.00"),
      deliveryFee: lei("10.00"),
      tip: lei("5.00"),
      total: lei("80.00"),
      vat: [
        { rate: "11.00", amount: lei("6.44") },
        { rate: "21.00", amount: lei("1.74") },
      ],
      pointsEarned: 65,
      payment: { method: "cash", status: "due", cashChangeFor: lei("100.00"), refunded: null },
      cutlery: false,
      ifMissing: "remove",
      kitchenNote: "Fără mărar",
      companyInvoice: null,
      redemptions: [],
    });
    const order = pendingOrder(decided, {
      id: toId<OrderId>("comanda"),
      number: "A-042",
      eventNumber: 9,
    });
    expect([order.status, order.version, order.allowedEvents, order.timeline.length]).toEqual([
      "pending",
      1,
      ["cancel"],
      1,
    ]);
    expect(Object.keys(order)).not.toContain("redemptions");
  });

  it("holds one redemption for a coupon however many lines carry it, and the points (PROMOTION-4)", () => {
    const couponId = ana.promotions[0]?.id ?? null;
    const soup = { ...ana.cart.items[0], couponId };
    const items = [
      itemOf("vin", { couponId }),
      itemOf("ciorbă", { ...soup }),
      itemOf("înghețată", { payByPoints: true }),
    ];
    const context = contextOf({ cart: { ...ana.cart, items } });
    const choice = { fulfillmentMethod: "pickup", deliveryAddress: null } as const;
    const decided = valueOf(decideOrder(context, commandOf(choice, context)));
    expect([decided.redemptions, decided.pointsUsed, decided.discounts]).toEqual([
      ["cina"],
      300,
      [{ promotionId: "cina", name: "Cina −20 %", amount: lei("19.00") }],
    ]);
  });

  const night = { now: toInstant("2027-06-01T20:00:00Z") };
  const slot = { type: "scheduled", slotStart: toInstant("2027-06-02T09:00:00Z") } as const;
  const pauseOf = (until: string) => ({
    location: locationOf({ orderingState: { ...ONLINE, mode: "paused", until: toInstant(until) } }),
  });
  const full = {
    capacity: { orders: 1, value: null },
    taken: [{ start: slot.slotStart, orders: 1, value: lei("50.00") }],
  };
  const cases: readonly [Partial<OrderContext>, Partial<PlaceOrderCommand>, string][] = [
    [{ cart: { ...ana.cart, items: [] } }, {}, "cart.empty"],
    [{ orderedAs: toId<OrderId>("veche") }, { cartRevision: 3 }, "cart.already_ordered"],
    [{ shop: { ...ana.shop, id: toId("alt") } }, {}, "cart.shop_mismatch"],
    [{}, { cartRevision: 3 }, "cart.revision_conflict"],
    [night, {}, "location.closed"],
    [pauseOf("2027-06-01T18:00:00Z"), {}, "location.paused"],
    [pauseOf("2027-06-02T08:30:00Z"), { timing: slot }, "location.paused"],
    [{ location: locationOf({ supportedFulfillmentMethods: ["pickup"] }) }, {}, "fulfillment.not_supported"],
    [{}, { deliveryAddress: null }, "address.required"],
    [{ zones: [] }, {}, "address.out_of_zone"],
    [{ cart: { ...ana.cart, items: [itemOf("înghețată")] } }, {}, "item.unavailable"],
    [{ cart: { ...ana.cart, items: [itemOf("ciorbă")] } }, {}, "item.options_invalid"],
    [{ answeredUnitPrices: { [itemOf("ciorbă").id]: lei("31.00") } }, {}, "price.changed"],
    [
      { promotions: [], cart: { ...ana.cart, items: [itemOf("vin", { couponId: toId("cina"), qty: 2 })] } },
      {},
      "coupon.not_found",
    ],
    [
      {
        promotions: [{ ...COUPON, limitedToFulfillmentMethods: ["pickup"] }],
        cart: { ...ana.cart, items: [itemOf("vin", { couponId: COUPON.id, qty: 2 })] },
      },
      {},
      "coupon.fulfillment_method_not_allowed",
    ],
    [
      { cart: { ...ana.cart, items: [itemOf("înghețată", { payByPoints: true, qty: 2 })] } },
      { fulfillmentMethod: "pickup" },
      "points.not_enough",
    ],
    [{ location: locationOf({ minimumOrder: lei("65.01") }) }, {}, "order.below_minimum"],
    [full, { timing: slot }, "slot.full"],
    [{}, { timing: { ...slot, slotStart: toInstant("2027-06-02T03:00:00Z") } }, "slot.invalid"],
    [
      {},
      { expectedPromise: { earliest: HALF_PAST_NOON, latest: toInstant("2027-06-01T10:14:59Z") } },
      "checkout.promise_changed",
    ],
    [{}, { expectedTotal: lei("74.99") }, "checkout.total_mismatch"],
    [{}, { expectedTotal: { amount: "75.00", currency: "USD" } }, "checkout.total_mismatch"],
    [{ location: locationOf({ paymentMethods: ["card_at_handover"] }) }, {}, "payment.method_not_available"],
    [{ isBlocked: true }, {}, "customer.blocked"],
    [{ verifiedPhone: null }, {}, "phone.not_verified"],
    [{}, { acceptTerms: false }, "validation.failed"],
    [{}, { cashChangeFor: lei("74.99") }, "validation.failed"],
  ];

  it.each(cases)("given %o and %o refuses with %s (CHECKOUT-2)", (context, changes, key) => {
    const held = contextOf(context);
    expect(refusalOf(decideOrder(held, commandOf(changes, held))).key).toBe(key);
  });

  it("takes a slot while closed, and a slot after a pause (CHECKOUT-9)", () => {
    for (const changes of [night, pauseOf("2027-06-01T18:00:00Z")]) {
      const context = contextOf(changes);
      expect(decideOrder(context, commandOf({ timing: slot }, context)).ok).toBe(true);
    }
  });

  it("tolerates a promise that is ten minutes later than seen, and one that was not seen", () => {
    const late = { earliest: HALF_PAST_NOON, latest: toInstant("2027-06-01T10:15:00Z") };
    expect(decideOrder(ana, commandOf({ expectedPromise: late })).ok).toBe(true);
    expect(decideOrder(ana, commandOf({ expectedPromise: null })).ok).toBe(true);
  });

  it("measures minimum and fee on the subtotal before discounts (FULFILLMENT-8)", () => {
    const couponId = ana.promotions[0]?.id ?? null;
    const items = [itemOf("vin", { qty: 5, couponId })];
    const context = contextOf({
      cart: { ...ana.cart, items },
      location: locationOf({ minimumOrder: lei("150.00") }),
    });
    const decided = valueOf(decideOrder(context, commandOf({}, context)));
    expect([decided.deliveryFee, decided.total]).toEqual([lei("0.00"), lei("120.00")]);
  });

  it("ignores minimum, zone and fee at pickup", () => {
    const context = contextOf({ zones: [], location: locationOf({ minimumOrder: lei("500.00") }) });
    const command = commandOf({ fulfillmentMethod: "pickup", deliveryAddress: HOME }, context);
    const decided = valueOf(decideOrder(context, command));
    expect([decided.deliveryFee, decided.deliveryAddress, decided.zoneId]).toEqual([lei("0.00"), null, null]);
  });
});
