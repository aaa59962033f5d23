import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { previewPromotion, type PreviewPlace } from "#core/setting/promotion/promotion-preview.ts";
import { add, subtract } from "#core/money/add.ts";
import { discountOn } from "#core/promotion/discount.ts";
import type { ProductId } from "#core/kernel/id.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { aMenu } from "#tests/support/builders/menu.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { promotionTerms } from "#tests/support/headless/in-memory-promotions.ts";

const PLACE: PreviewPlace = {
  menu: aMenu(),
  locationId: CENTRU,
  currency: "RON",
  timezone: "Europe/Bucharest",
  now: NOON,
};

describe("what a sample cart pays with a promotion (PROMOTION-17)", () => {
  it("takes its discount off each line, whether typed as a code or applied by itself", () => {
    for (const terms of [promotionTerms(), promotionTerms({ automatic: true, code: null })]) {
      const preview = previewPromotion(terms, PLACE);
      expect(preview?.lines.map(({ refusal }) => refusal)).toEqual(preview?.lines.map(() => null));
      expect(
        preview?.lines.map(({ price, discount }) => discountOn(price, "0.20").amount === discount.amount),
      ).toEqual(preview?.lines.map(() => true));
    }
  });

  it("shows what it is for first, and says of the rest why it pays in full", () => {
    const last = PLACE.menu.products.findLast(({ priceByLocation }) => CENTRU in priceByLocation);
    if (last === undefined) throw new Error("The menu is empty");
    const preview = previewPromotion(promotionTerms({ limitedToProductIds: [last.id] }), PLACE);
    expect(preview?.lines.map(({ productId, refusal }) => [productId === last.id, refusal])).toEqual([
      [true, null],
      ...(preview?.lines.slice(1) ?? []).map(() => [false, "coupon.product_not_allowed"]),
    ]);
  });

  it("says where and when it does not count, and nothing where nothing is sold", () => {
    const elsewhere = previewPromotion(promotionTerms({ limitedToLocationIds: [AVIATORILOR] }), PLACE);
    expect(new Set(elsewhere?.lines.map(({ refusal }) => refusal))).toEqual(
      new Set(["coupon.location_not_allowed"]),
    );
    const over = previewPromotion(promotionTerms({ validUntil: NOON }), PLACE);
    expect([over?.lines[0]?.refusal, over?.discount.amount]).toEqual(["coupon.expired", "0.00"]);
    expect(
      previewPromotion(promotionTerms(), { ...PLACE, menu: { ...PLACE.menu, products: [] } }),
    ).toBeNull();
  });

  it("adds up, whatever it takes off and whatever it is for", () => {
    const fraction = fc.integer({ min: 1, max: 100 }).map((percent) => (percent / 100).toFixed(2));
    const products = fc.subarray<ProductId>(PLACE.menu.products.map(({ id }) => id));
    fc.assert(
      fc.property(fraction, products, fc.boolean(), (value, limitedToProductIds, appliesToModifiers) => {
        const terms = promotionTerms({ discount: { value }, limitedToProductIds, appliesToModifiers });
        const preview = previewPromotion(terms, PLACE);
        if (preview === null) throw new Error("The location sells nothing");
        expect(subtract(preview.subtotal, preview.discount)).toEqual(preview.total);
        expect(preview.lines.map((line) => line.total).reduce((one, other) => add(one, other))).toEqual(
          preview.total,
        );
      }),
    );
  });
});
