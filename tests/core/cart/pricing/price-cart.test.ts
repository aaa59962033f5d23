import { describe, expect, it } from "vitest";
import { priceCart, type CartPrice } from "#core/cart/pricing/price-cart.ts";
import { itemIdsOf } from "#core/cart/pricing/pricing-refusal.ts";
import { NEW_CUSTOMER } from "#core/cart/pricing/pricing-context.ts";
import type { CartItem } from "#core/cart/cart.ts";
import type { PricingContext } from "#core/cart/pricing/pricing-context.ts";
import type { ProductId } from "#core/kernel/id.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import { aCart, anItem, aPricingContext, aCustomer } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aGroup, aMenu, aModifier, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { aPromotion, aUsageLimit, AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const size = aGroup("Size", {
  singleChoice: true,
  minChoices: 1,
  maxChoices: 1,
  modifiers: [
    aModifier("Small", { priceByLocation: priced("0.00") }),
    aModifier("Large", { priceByLocation: priced("6.00"), order: 2 }),
    aModifier("Giant", {
      priceByLocation: priced("9.00"),
      disabledUntilByLocation: { [CENTRU]: INDEFINITELY },
    }),
    aModifier("Tiny", { priceByLocation: priced("1.00", AVIATORILOR) }),
  ],
});
const [small, large, giant, tiny] = size.modifiers.map(({ id }) => id);
const menu = indexMenu(
  aMenu({
    products: [
      aProduct("Pizza", { redeemableByPoints: true, redeemableFor: 200 }),
      aProduct("Pasta", { priceByLocation: priced("25.00"), modifierGroupsIds: [size.id] }),
      aProduct("Soup", { disabledUntilByLocation: { [CENTRU]: INDEFINITELY } }),
      aProduct("Fish", { priceByLocation: priced("60.00", AVIATORILOR) }),
    ],
    modifierGroups: [size],
  }),
);
const pizza = (name: string, change: Partial<CartItem> = {}): CartItem => anItem(name, change);
const pasta = (name: string, choice: CartItem["modifierIdsByGroup"][typeof size.id] | undefined): CartItem =>
  anItem(name, {
    productId: idOf<ProductId>("Pasta"),
    modifierIdsByGroup: choice === undefined ? {} : { [size.id]: choice },
  });
const price = (items: readonly CartItem[], context: Partial<PricingContext> = {}): CartPrice =>
  priceCart(menu, aCart(items), aPricingContext(context));

describe("priceCart", () => {
  it("applies no promotion where the shop switched them off", () => {
    const automatic = aPromotion("Vara", { automatic: true, discount: { value: "0.10" } });
    const off = { promotions: [automatic], features: { coupons: false, points: false } };
    expect(price([pizza("pizza")], off).total).toEqual(lei("30.00"));
    expect(price([pizza("pizza")], { promotions: [automatic] }).total).toEqual(lei("27.00"));
  });

  it("prices Ana's cart: two modifiers' worth of pasta with a coupon, and a pizza by points", () => {
    const coupon = aPromotion("Primavara", { discount: { value: "0.15" } });
    const items = [
      { ...pasta("pasta", large), qty: 2, couponId: coupon.id },
      pizza("pizza", { payByPoints: true }),
    ];
    const { lines, ...totals } = price(items, { promotions: [coupon] });
    expect(totals).toEqual({
      refusals: [],
      subtotal: lei("92.00"),
      discounts: [{ promotionId: coupon.id, name: "Primavara", amount: lei("9.30") }],
      pointsUsed: 200,
      pointsPaid: lei("30.00"),
      total: lei("52.70"),
    });
    expect(lines.map(({ itemId, total }) => [itemId, total.amount])).toEqual([
      [items[0]?.id, "52.70"],
      [items[1]?.id, "0.00"],
    ]);
  });

  it("makes nothing of an empty cart", () => {
    expect(price([], { currency: "USD" })).toEqual({
      lines: [],
      refusals: [],
      subtotal: { amount: "0.00", currency: "USD" },
      discounts: [],
      pointsUsed: 0,
      pointsPaid: { amount: "0.00", currency: "USD" },
      total: { amount: "0.00", currency: "USD" },
    });
  });

  it("refuses items that are unknown, sold out, not sold here, or have such a modifier, and prices the others", () => {
    const items = [
      pizza("ok"),
      anItem("unknown", { productId: idOf<ProductId>("Gone") }),
      anItem("sold out", { productId: idOf<ProductId>("Soup") }),
      anItem("elsewhere", { productId: idOf<ProductId>("Fish") }),
      pasta("giant", giant),
      pasta("tiny", tiny),
    ];
    const { lines, refusals, total } = price(items);
    expect(lines.map(({ itemId }) => itemId)).toEqual([items[0]?.id]);
    expect(refusals).toEqual([{ key: "item.unavailable", itemIds: items.slice(1).map(({ id }) => id) }]);
    expect(total).toEqual(lei("30.00"));
  });

  it("refuses choices that break a group's rule, with the rule", () => {
    const items = [
      pasta("none", undefined),
      pasta(
        "both",
        [small, large].flatMap((id) => id ?? []),
      ),
    ];
    const { refusals } = price(items);
    expect(refusals).toEqual(
      items.map(({ id }) => ({ key: "item.options_invalid", itemId: id, groupId: size.id, min: 1, max: 1 })),
    );
    expect(refusals.flatMap(itemIdsOf)).toEqual(items.map(({ id }) => id));
  });

  it("refuses coupons with the first reason, gathered by key, and prices their lines without", () => {
    const app = aPromotion("App", { limitedToMobileApp: true });
    const once = aPromotion("Once", { usageLimitPerCustomer: aUsageLimit(1) });
    const items = [
      pizza("app", { couponId: app.id }),
      pizza("unknown", { couponId: aPromotion("Gone").id }),
      pizza("once", { couponId: once.id }),
      pizza("unknown too", { couponId: aPromotion("Gone too").id }),
    ];
    const { refusals, discounts, total } = price(items, { promotions: [app, once], customer: null });
    expect(refusals).toEqual([
      { key: "coupon.not_found", itemIds: [items[1]?.id, items[3]?.id] },
      { key: "coupon.app_only", itemIds: [items[0]?.id] },
      { key: "coupon.login_required", itemIds: [items[2]?.id] },
    ]);
    expect(discounts).toEqual([]);
    expect(total).toEqual(lei("120.00"));
  });

  it("knows no coupons and no points where the shop switched them off", () => {
    const coupon = aPromotion();
    const items = [pizza("coupon", { couponId: coupon.id }), pizza("points", { payByPoints: true })];
    expect(
      price(items, { promotions: [coupon], features: { coupons: false, points: false } }).refusals,
    ).toEqual([
      { key: "coupon.not_found", itemIds: [items[0]?.id] },
      { key: "points.product_not_redeemable", itemIds: [items[1]?.id] },
    ]);
  });

  it("gives a line without a coupon the best automatic promotion, and a coupon replaces it (PROMOTION-10)", () => {
    const tenth = aPromotion("Tenth", { automatic: true, discount: { value: "0.10" } });
    const quarter = aPromotion("Quarter", { automatic: true, discount: { value: "0.25" } });
    const elsewhere = aPromotion("Elsewhere", {
      automatic: true,
      discount: { value: "0.9" },
      limitedToLocationIds: [AVIATORILOR],
    });
    const coupon = aPromotion("Coupon", { discount: { value: "0.05" } });
    const items = [
      pizza("automatic"),
      pizza("coupon", { couponId: coupon.id }),
      pizza("refused", { couponId: aPromotion("Gone").id }),
    ];
    const { lines, discounts } = price(items, { promotions: [tenth, elsewhere, quarter, coupon] });
    expect(lines.map(({ promotionId, discount }) => [promotionId, discount.amount])).toEqual([
      [quarter.id, "7.50"],
      [coupon.id, "1.50"],
      [quarter.id, "7.50"],
    ]);
    expect(discounts).toEqual([
      { promotionId: coupon.id, name: "Coupon", amount: lei("1.50") },
      { promotionId: quarter.id, name: "Quarter", amount: lei("15.00") },
    ]);
  });

  it("keeps a coupon that takes nothing off, and no automatic promotion that does not", () => {
    const coupon = aPromotion("Coupon", { appliesToModifiers: false });
    const automatic = aPromotion("Auto", { automatic: true, discount: { value: "0.001" } });
    const byPoints = pizza("points", { payByPoints: true, couponId: coupon.id });
    const { lines, discounts } = price([byPoints, { ...pasta("auto", small), qty: 1 }], {
      promotions: [coupon, automatic],
    });
    expect(lines.map(({ promotionId }) => promotionId)).toEqual([coupon.id, automatic.id]);
    expect(discounts.map(({ amount }) => amount.amount)).toEqual(["0.02", "0.00"]);
    expect(
      price(
        [byPoints].map((item) => ({ ...item, couponId: null })),
        { promotions: [automatic] },
      ).lines[0]?.promotionId,
    ).toBeNull();
  });

  it("spends points in the order of the lines and says which lines they do not reach (REWARD-2)", () => {
    const items = [
      pizza("first", { payByPoints: true }),
      pizza("too much", { payByPoints: true, qty: 2 }),
      pizza("still fits", { payByPoints: true, notes: "cald" }),
    ];
    const { refusals, pointsUsed, pointsPaid, total } = price(items);
    expect({ refusals, pointsUsed, pointsPaid, total }).toEqual({
      refusals: [{ key: "points.not_enough", needed: 800, available: 500, itemIds: [items[1]?.id] }],
      pointsUsed: 400,
      pointsPaid: lei("60.00"),
      total: lei("60.00"),
    });
  });

  it("takes no points from a guest and for nothing that is not redeemable", () => {
    const items = [pizza("pizza", { payByPoints: true }), { ...pasta("pasta", small), payByPoints: true }];
    expect(price(items, { customer: null }).refusals).toEqual([
      { key: "points.login_required", itemIds: items.map(({ id }) => id) },
    ]);
    expect(price(items, { customer: aCustomer() }).refusals).toEqual([
      { key: "points.product_not_redeemable", itemIds: [items[1]?.id] },
    ]);
    expect(price(items.slice(0, 1), { customer: NEW_CUSTOMER }).refusals).toEqual([
      { key: "points.not_enough", needed: 200, available: 0, itemIds: [items[0]?.id] },
    ]);
  });

  it("writes modifiers in the order of the menu", () => {
    const free = { ...size, singleChoice: false, maxChoices: 4 };
    const index = { ...menu, groups: new Map([[size.id, free]]) };
    const item = pasta(
      "both",
      [large, small].flatMap((id) => id ?? []),
    );
    const { lines } = priceCart(index, aCart([item]), aPricingContext());
    expect(lines[0]?.modifiers).toEqual([
      { groupId: size.id, modifierId: small, name: "Small", price: lei("0.00") },
      { groupId: size.id, modifierId: large, name: "Large", price: lei("6.00") },
    ]);
  });
});
