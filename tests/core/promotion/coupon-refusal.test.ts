import { describe, expect, it } from "vitest";
import type { ProductId } from "#core/kernel/id.ts";
import type { CouponContext } from "#core/promotion/coupon-context.ts";
import { couponRefusal } from "#core/promotion/coupon-refusal.ts";
import { matchCoupon } from "#core/promotion/match-coupon.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { anItem, aCustomer } from "#tests/support/builders/customer.ts";
import { idOf, NOON, toInstant } from "#tests/support/builders/values.ts";
import { aPromotion, aUsageLimit, AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const pizza = idOf<ProductId>("Pizza");
const beer = idOf<ProductId>("Beer");
const before = toInstant("2026-03-13T09:59:59.999Z");
const after = toInstant("2026-03-13T10:00:00.001Z");

function context(change: Partial<CouponContext> = {}): CouponContext {
  return {
    now: NOON,
    localTime: { weekday: "5", minuteOfDay: 720 },
    locationId: CENTRU,
    productId: pizza,
    fulfillmentMethod: "pickup",
    fromMobileApp: false,
    exhaustedPromotionIds: [],
    customer: aCustomer(),
    ...change,
  };
}

function refusal(promotion: Partial<Promotion>, where: Partial<CouponContext> = {}): string | null {
  return couponRefusal(aPromotion("Welcome", promotion), context(where));
}

describe("couponRefusal", () => {
  it("lets a coupon without conditions pass, for a guest too", () => {
    expect(refusal({})).toBeNull();
    expect(refusal({}, { customer: null })).toBeNull();
    expect(refusal({ limitedToLocationIds: [], limitedToProductIds: [] })).toBeNull();
  });

  it("gives the first reason in the order of PROMOTION-6, whatever else is wrong", () => {
    // Each step fixes the reason that was given before.
    const steps: readonly (readonly [string | null, Partial<Promotion>, Partial<CouponContext>])[] = [
      ["coupon.not_active_yet", {}, {}],
      ["coupon.expired", { validFrom: null }, {}],
      ["coupon.location_not_allowed", { validUntil: null }, {}],
      ["coupon.product_not_allowed", { limitedToLocationIds: [CENTRU] }, {}],
      ["coupon.app_only", { limitedToProductIds: [pizza] }, {}],
      ["coupon.fulfillment_method_not_allowed", {}, { fromMobileApp: true }],
      ["coupon.login_required", {}, { fulfillmentMethod: "delivery" }],
      [
        "coupon.limit_reached",
        {},
        { customer: aCustomer({ couponRedemptionsCounts: { [aPromotion().id]: 1 } }) },
      ],
      [null, {}, { customer: aCustomer() }],
    ];
    let promotion: Partial<Promotion> = {
      validFrom: after,
      validUntil: before,
      limitedToLocationIds: [AVIATORILOR],
      limitedToProductIds: [beer],
      limitedToMobileApp: true,
      limitedToFulfillmentMethods: ["delivery"],
      usageLimitPerCustomer: aUsageLimit(1),
    };
    let where: Partial<CouponContext> = { customer: null };
    expect(couponRefusal(null, context(where))).toBe("coupon.not_found");
    for (const [expected, corrected, moved] of steps) {
      promotion = { ...promotion, ...corrected };
      where = { ...where, ...moved };
      expect(refusal(promotion, where)).toBe(expected);
    }
  });

  it("is at its limit where all customers together used it up, for a guest and for first orders too", () => {
    const all = { exhaustedPromotionIds: [aPromotion("Welcome").id] };
    expect(refusal({}, all)).toBe("coupon.limit_reached");
    expect(refusal({}, { ...all, customer: null })).toBe("coupon.limit_reached");
    expect(refusal({ usageLimitPerCustomer: aUsageLimit(9, true) }, all)).toBe("coupon.limit_reached");
    expect(refusal({ usageLimitPerCustomer: aUsageLimit(9) }, { ...all, customer: null })).toBe(
      "coupon.login_required",
    );
    expect(refusal({}, { exhaustedPromotionIds: [aPromotion("Another").id] })).toBeNull();
  });

  it("is active from its first instant on and expired from its last", () => {
    expect(refusal({ validFrom: NOON })).toBeNull();
    expect(refusal({ validFrom: after })).toBe("coupon.not_active_yet");
    expect(refusal({ validUntil: after })).toBeNull();
    expect(refusal({ validUntil: NOON })).toBe("coupon.expired");
  });

  it("asks for one of its fulfillment methods; none listed is either (PROMOTION-5, PROMOTION-14)", () => {
    const by = (
      methods: Promotion["limitedToFulfillmentMethods"],
      automatic: boolean,
    ): readonly (string | null)[] =>
      ([...FULFILLMENT_METHODS, null] as const).map((fulfillmentMethod) =>
        refusal({ limitedToFulfillmentMethods: methods, automatic }, { fulfillmentMethod }),
      );
    const refused = "coupon.fulfillment_method_not_allowed";
    expect(by(null, false)).toEqual([null, null, null]);
    expect(by([], true)).toEqual([null, null, null]);
    expect(by(["pickup", "delivery"], false)).toEqual([null, null, null]);
    expect(by(["pickup"], false)).toEqual([null, refused, null]);
    // What applies by itself is not promised before the method is known.
    expect(by(["pickup"], true)).toEqual([null, refused, refused]);
    expect(by(["delivery"], true)).toEqual([refused, null, refused]);
  });

  it("holds in its weekly hours by the wall of the shop, past midnight too (PROMOTION-12)", () => {
    const weekdayHours = {
      "5": [
        ["11:00", "12:00"],
        ["22:00", "02:00"],
      ],
      "7": [["00:00", "24:00"]],
    } as const;
    const at = (weekday: "1" | "5" | "6" | "7", minuteOfDay: number): string | null =>
      refusal({ weekdayHours }, { localTime: { weekday, minuteOfDay } });
    expect(at("5", 659)).toBe("coupon.not_active_yet");
    expect(at("5", 660)).toBeNull();
    expect(at("5", 719)).toBeNull();
    expect(at("5", 720)).toBe("coupon.not_active_yet");
    expect(at("5", 1439)).toBeNull();
    expect(at("6", 119)).toBeNull();
    expect(at("6", 120)).toBe("coupon.not_active_yet");
    // The hours after midnight belong to Friday, so Friday's own morning has none.
    expect(at("5", 60)).toBe("coupon.not_active_yet");
    expect(at("7", 0)).toBeNull();
    expect(at("7", 1439)).toBeNull();
    expect(at("1", 0)).toBe("coupon.not_active_yet");
  });

  it("lets a Sunday night reach into Monday", () => {
    const weekdayHours = { "7": [["20:00", "03:00"]] } as const;
    expect(refusal({ weekdayHours }, { localTime: { weekday: "1", minuteOfDay: 179 } })).toBeNull();
    expect(refusal({ weekdayHours }, { localTime: { weekday: "1", minuteOfDay: 180 } })).toBe(
      "coupon.not_active_yet",
    );
  });

  it("counts held and used redemptions of this promotion alone", () => {
    const { id } = aPromotion();
    const used = (count: number): string | null =>
      refusal(
        { usageLimitPerCustomer: aUsageLimit(2) },
        { customer: aCustomer({ couponRedemptionsCounts: { [id]: count } }) },
      );
    expect([used(0), used(1), used(2), used(3)]).toEqual([
      null,
      null,
      "coupon.limit_reached",
      "coupon.limit_reached",
    ]);
    const other = aCustomer({
      couponRedemptionsCounts: { [aPromotion("Other").id]: 9 },
      fulfilledOrdersCount: 9,
    });
    expect(refusal({ usageLimitPerCustomer: aUsageLimit(1) }, { customer: other })).toBeNull();
  });

  it("counts unfinished and fulfilled orders where it is valid for first orders only (PROMOTION-7)", () => {
    const limit = { usageLimitPerCustomer: aUsageLimit(2, true) };
    const with2 = aCustomer({ pendingOrdersCount: 1, fulfilledOrdersCount: 1 });
    expect(refusal(limit, { customer: aCustomer({ pendingOrdersCount: 1 }) })).toBeNull();
    expect(refusal(limit, { customer: with2 })).toBe("coupon.first_orders_only");
    const redeemed = aCustomer({ couponRedemptionsCounts: { [aPromotion().id]: 9 } });
    expect(refusal(limit, { customer: redeemed })).toBeNull();
  });

  it("counts the orders from the app where it is limited to it", () => {
    const limit = { limitedToMobileApp: true, usageLimitPerCustomer: aUsageLimit(1, true) };
    const onWeb = aCustomer({ pendingOrdersCount: 1, fulfilledOrdersCount: 5 });
    const inApp = aCustomer({ pendingAppOrdersCount: 1 });
    expect(refusal(limit, { customer: onWeb, fromMobileApp: true })).toBeNull();
    expect(refusal(limit, { customer: inApp, fromMobileApp: true })).toBe("coupon.first_orders_only");
    expect(refusal({ usageLimitPerCustomer: aUsageLimit(1, true) }, { customer: inApp })).toBeNull();
  });
});

describe("matchCoupon", () => {
  const items = [anItem("one"), anItem("two", { productId: beer }), anItem("three")];

  it("names the items that it fits", () => {
    const coupon = aPromotion("Pizza day", { limitedToProductIds: [pizza] });
    expect(matchCoupon(coupon, items, context())).toEqual({ ok: true, value: [items[0]?.id, items[2]?.id] });
  });

  it("says why it fits none", () => {
    const beerOnly = aPromotion("Beer", { limitedToProductIds: [beer] });
    expect(matchCoupon(null, items, context())).toEqual({ ok: false, error: "coupon.not_found" });
    expect(matchCoupon(beerOnly, [anItem()], context())).toEqual({
      ok: false,
      error: "coupon.product_not_allowed",
    });
    expect(matchCoupon(aPromotion(), [], context())).toEqual({
      ok: false,
      error: "coupon.product_not_allowed",
    });
    const appOnly = aPromotion("App", { limitedToProductIds: [beer], limitedToMobileApp: true });
    expect(matchCoupon(appOnly, items, context())).toEqual({ ok: false, error: "coupon.app_only" });
  });
});
