import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { applyEdit } from "#core/cart/edit/apply-edit.ts";
import { selectCouponOffers, type CouponOffer } from "#core/cart/coupon-offers.ts";
import type { CartItem } from "#core/cart/cart.ts";
import type { CartSnapshot } from "#core/cart/cart.selectors.ts";
import type { ProductId } from "#core/kernel/id.ts";
import { couponRefusal } from "#core/promotion/coupon-refusal.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import { anItem } from "#tests/support/builders/customer.ts";
import { aMenu, aProduct } from "#tests/support/builders/menu.ts";
import { aPromotion, aShop, AVIATORILOR, aUsageLimit, CENTRU } from "#tests/support/builders/shop.ts";
import { idOf, NOON, valueOf } from "#tests/support/builders/values.ts";
import { arbitraryPromotion } from "#tests/support/arbitraries/cart.ts";
import { enterCart } from "./enter-cart.ts";

const { actor } = await enterCart();
const entered = actor.getSnapshot();
const PRODUCTS = ["P0", "P1", "P2"].map((name) => aProduct(name));

function cartWith(
  promotions: readonly Promotion[],
  items: readonly CartItem[],
  change: Partial<CartSnapshot["context"]> = {},
): CartSnapshot {
  const shop = aShop({ availablePromotions: promotions });
  const menu = aMenu({ products: PRODUCTS });
  const context = { ...entered.context, shop, menu, items, locationId: CENTRU, now: NOON, customer: null };
  return { ...entered, context: { ...context, ...change } };
}

function itemOf(product: string, change: Partial<CartItem> = {}): CartItem {
  return anItem(`item ${product}`, { productId: idOf<ProductId>(product), ...change });
}

function onlyOffer(snapshot: CartSnapshot): CouponOffer {
  const [offer, ...others] = selectCouponOffers(snapshot);
  if (offer === undefined || others.length > 0) throw new Error("Not one offer");
  return offer;
}

describe("the coupons to choose from (PROMOTION-15)", () => {
  const forP0 = aPromotion("For P0", { limitedToProductIds: [idOf<ProductId>("P0")] });

  it("names the items that a coupon fits, and whether they carry it", () => {
    const items = [itemOf("P0"), itemOf("P1")];
    expect(onlyOffer(cartWith([forP0], items))).toMatchObject({
      itemIds: [itemOf("P0").id],
      isUsed: false,
      refusal: null,
    });
    const used = [itemOf("P0", { couponId: forP0.id }), itemOf("P1")];
    expect(onlyOffer(cartWith([forP0], used)).isUsed).toBe(true);
  });

  it("says why not, and what is missing (PROMOTION-8)", () => {
    const items = [itemOf("P1")];
    expect(onlyOffer(cartWith([forP0], items))).toMatchObject({
      itemIds: [],
      refusal: "coupon.product_not_allowed",
      missing: ["P0"],
    });
    const elsewhere = aPromotion("There", { limitedToLocationIds: [AVIATORILOR] });
    expect(onlyOffer(cartWith([elsewhere], items))).toMatchObject({
      refusal: "coupon.location_not_allowed",
    });
    const counted = aPromotion("Counted", { usageLimitPerCustomer: aUsageLimit(1) });
    expect(onlyOffer(cartWith([counted], items))).toMatchObject({
      refusal: "coupon.login_required",
      missing: [],
    });
  });

  it("leaves out what applies by itself, and everything where coupons are off or no shop is known", () => {
    expect(selectCouponOffers(cartWith([aPromotion("Auto", { automatic: true })], []))).toEqual([]);
    const off = aShop({ availablePromotions: [forP0], features: { coupons: false, points: true } });
    expect(selectCouponOffers(cartWith([], [itemOf("P0")], { shop: off }))).toEqual([]);
    expect(selectCouponOffers(cartWith([forP0], [], { shop: null }))).toEqual([]);
  });

  const items = fc.subarray(["P0", "P1", "P2"]).map((names) => names.map((name) => itemOf(name)));

  test.prop([arbitraryPromotion("One"), arbitraryPromotion("Two"), items])(
    "fits exactly the items that a code would fit, and is used once it is put on them",
    (one, two, held) => {
      const promotions = [one, two].filter(({ automatic }) => !automatic);
      const offers = selectCouponOffers(cartWith([one, two], held));
      expect(offers.map(({ promotion }) => promotion)).toEqual(promotions);
      for (const { promotion, itemIds, refusal, isUsed } of offers) {
        const fitting = held.filter(({ productId }) => refusalFor(promotion, productId) === null);
        expect(itemIds).toEqual(fitting.map(({ id }) => id));
        expect(refusal === null).toBe(fitting.length > 0);
        expect(isUsed).toBe(false);
        const { context } = cartWith([one, two], held);
        const put = valueOf(applyEdit(context, { type: "cart.setCoupon", itemIds, promotion }));
        const after = selectCouponOffers(cartWith([one, two], put.changes.items ?? held));
        expect(after.find((offer) => offer.promotion === promotion)?.isUsed).toBe(refusal === null);
      }
    },
  );
});

function refusalFor(promotion: Promotion, productId: ProductId): string | null {
  return couponRefusal(promotion, {
    now: NOON,
    localTime: localTimeOf(NOON, aShop().timezone),
    locationId: CENTRU,
    productId,
    fulfillmentMethod: null,
    fromMobileApp: false,
    exhaustedPromotionIds: [],
    customer: null,
  });
}
