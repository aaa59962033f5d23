import fc from "fast-check";
import type { CartItem } from "#core/cart/cart.ts";
import type { PricingContext } from "#core/cart/pricing/pricing-context.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { aPricingContext } from "#tests/support/builders/cart.ts";
import { aCustomer } from "#tests/support/builders/customer.ts";
import { arbitraryOrderedItem, withIds } from "./cart.ts";
import { arbitraryMenu } from "./menu.ts";
import { arbitraryPromotion } from "./promotion.ts";

/** A cart with everything that its price depends on. */
export interface PricedCase {
  readonly menu: Menu;
  readonly items: readonly CartItem[];
  readonly context: PricingContext;
}

/** The customer to price for. */
export interface CaseLimits {
  /** Whether items may carry coupons and promotions may apply. */
  readonly promotions?: boolean;
  readonly points?: boolean;
}

/** Carts of up to four lines at Centru that can be ordered but for their coupons and points. */
export function arbitraryPricedCase({
  promotions = true,
  points = true,
}: CaseLimits = {}): fc.Arbitrary<PricedCase> {
  const shop = fc.tuple(arbitraryMenu(), promotions ? arbitraryPromotions() : fc.constant([]));
  return shop.chain(([menu, offered]) =>
    fc.record({
      menu: fc.constant(menu),
      items: fc
        .array(
          arbitraryOrderedItem(
            menu,
            offered.map(({ id }) => id),
          ),
          { maxLength: 4 },
        )
        .map((items) => withIds(points ? items : items.map((item) => ({ ...item, payByPoints: false })))),
      context: arbitraryContext(offered),
    }),
  );
}

function arbitraryPromotions(): fc.Arbitrary<readonly Promotion[]> {
  return fc.tuple(...["Coupon A", "Coupon B", "Coupon C"].map(arbitraryPromotion));
}

function arbitraryContext(promotions: readonly Promotion[]): fc.Arbitrary<PricingContext> {
  const counts = fc.dictionary(
    fc.constantFrom(...promotions.map(({ id }) => id), "other"),
    fc.nat({ max: 2 }),
  );
  const customer = fc
    .tuple(fc.nat({ max: 2000 }), counts)
    .map(([availableRewardPoints, couponRedemptionsCounts]) =>
      aCustomer({ availableRewardPoints, couponRedemptionsCounts }),
    );
  return fc
    .record({
      customer: fc.option(customer, { freq: 5 }),
      fulfillmentMethod: fc.option(fc.constantFrom(...FULFILLMENT_METHODS)),
      fromMobileApp: fc.boolean(),
    })
    .map((change) => aPricingContext({ promotions, ...change }));
}
