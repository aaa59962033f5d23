import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceCart, type CartPrice } from "#core/cart/pricing/price-cart.ts";
import { termsOf, type PriceTerms } from "#core/cart/pricing/price-terms.ts";
import {
  UNLIMITED_CUSTOMER,
  type PricingContext,
  type PricingCustomer,
} from "#core/cart/pricing/pricing-context.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { refuseUsedUp, usageTermOf, type UsageTerm } from "#core/promotion/usage-limit.ts";
import { arbitraryPricedCase, type PricedCase } from "#tests/support/arbitraries/cart.ts";
import { aCart, aCustomer } from "#tests/support/builders/customer.ts";
import { aPromotion, aUsageLimit } from "#tests/support/builders/shop.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

// As `cart_save` of the database decides it.
function keeps(customer: PricingCustomer, { points, promotions }: PriceTerms): boolean {
  return customer.availableRewardPoints >= points && promotions.every((term) => isBelow(customer, term));
}

function isBelow(customer: PricingCustomer, term: UsageTerm): boolean {
  const orders = term.appOrdersOnly
    ? customer.pendingAppOrdersCount + customer.fulfilledAppOrdersCount
    : customer.pendingOrdersCount + customer.fulfilledOrdersCount;
  const redemptions = customer.couponRedemptionsCounts[term.promotionId] ?? 0;
  return redemptions < (term.redemptionsBelow ?? Infinity) && orders < (term.ordersBelow ?? Infinity);
}

const arbitraryPast = fc
  .record({
    availableRewardPoints: fc.nat({ max: 2000 }),
    pendingOrdersCount: fc.nat({ max: 2 }),
    fulfilledOrdersCount: fc.nat({ max: 1 }),
    pendingAppOrdersCount: fc.nat({ max: 2 }),
    fulfilledAppOrdersCount: fc.nat({ max: 1 }),
    couponRedemptionsCounts: fc.dictionary(
      fc.constantFrom(...["Coupon A", "Coupon B", "Coupon C"].map((name) => aPromotion(name).id)),
      fc.nat({ max: 2 }),
    ),
  })
  .map(aCustomer);

// Some limits count orders instead of redemptions.
const arbitraryCase = fc
  .tuple(arbitraryPricedCase(), fc.subarray(["Coupon A", "Coupon B", "Coupon C"]), arbitraryPast)
  .map(([one, forFirst, customer]) => ({ ...one, context: limitedFor(one.context, forFirst), customer }));

function limitedFor(context: PricingContext, forFirst: readonly string[]): PricingContext {
  const promotions = context.promotions.map((promotion: Promotion) => {
    const limit = promotion.usageLimitPerCustomer;
    if (limit === null || !forFirst.includes(promotion.name)) return promotion;
    return { ...promotion, usageLimitPerCustomer: aUsageLimit(limit.times, true) };
  });
  return { ...context, promotions };
}

function priceFor({ menu, items, context }: PricedCase, customer: PricingCustomer): CartPrice {
  return priceCart(indexMenu(menu), aCart(items), { ...context, customer });
}

describe("the terms of a price", PROPERTY_TIMEOUT, () => {
  it("change no price for a customer who is within them", () => {
    let kept = 0;
    fc.assert(
      fc.property(arbitraryCase, (one) => {
        const unlimited = priceFor(one, UNLIMITED_CUSTOMER);
        fc.pre(unlimited.refusals.length === 0);
        fc.pre(keeps(one.customer, termsOf(unlimited, one.context.promotions)));
        kept += 1;
        expect(priceFor(one, one.customer)).toEqual(unlimited);
      }),
      runs(2000),
    );
    expect(kept).toBeGreaterThan(200);
  });

  it("are kept by everybody who gets that price and is refused nothing", () => {
    fc.assert(
      fc.property(arbitraryCase, (one) => {
        const unlimited = priceFor(one, UNLIMITED_CUSTOMER);
        const own = priceFor(one, one.customer);
        fc.pre(unlimited.refusals.length === 0 && own.refusals.length === 0);
        const samePromotions =
          JSON.stringify(own.lines.map(({ promotionId }) => promotionId)) ===
          JSON.stringify(unlimited.lines.map(({ promotionId }) => promotionId));
        expect(keeps(one.customer, termsOf(unlimited, one.context.promotions))).toBe(samePromotions);
      }),
      runs(1000),
    );
  });
});

describe("usageTermOf", () => {
  it("says the same as the rule that refuses", () => {
    const limits = fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.boolean()));
    fc.assert(
      fc.property(limits, fc.boolean(), arbitraryPast, (limit, limitedToMobileApp, customer) => {
        const usageLimitPerCustomer = limit === null ? null : aUsageLimit(...limit);
        const promotion = aPromotion("Coupon A", { usageLimitPerCustomer, limitedToMobileApp });
        const refusal = refuseUsedUp(promotion, { customer });
        expect(isBelow(customer, usageTermOf(promotion))).toBe(refusal === null);
      }),
      runs(500),
    );
  });
});
