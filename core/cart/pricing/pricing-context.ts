import type { Currency } from "#core/money/money.ts";
import type { StockCounts } from "#core/menu/stock/stock.ts";
import type { CouponContext, CouponCustomer } from "#core/promotion/coupon-context.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Customer } from "#core/account/customer.ts";
import type { ShopFeatures } from "#core/shop/shop.ts";

/** What pricing has to know about the one who orders. */
export type PricingCustomer = CouponCustomer & Pick<Customer, "availableRewardPoints">;

/** What a price depends on, apart from menu, location and cart. */
export interface PricingContext extends Pick<
  CouponContext,
  "now" | "localTime" | "fulfillmentMethod" | "fromMobileApp" | "exhaustedPromotionIds"
> {
  /** The shop's. */
  readonly currency: Currency;
  readonly features: ShopFeatures;
  /** The automatic ones of the shop, and the coupons that lines carry; one that is missing here is not found. */
  readonly promotions: readonly Promotion[];
  /** At the location of the cart. */
  readonly stock: StockCounts;
  /** Null for a guest. */
  readonly customer: PricingCustomer | null;
}

/** Somebody signed in whose customer record at this shop does not exist yet. */
export const NEW_CUSTOMER: PricingCustomer = {
  availableRewardPoints: 0,
  pendingOrdersCount: 0,
  fulfilledOrdersCount: 0,
  pendingAppOrdersCount: 0,
  fulfilledAppOrdersCount: 0,
  couponRedemptionsCounts: {},
};

/**
 * Somebody signed in whom no limit stops. What is priced for them without a refusal costs the same for everybody who
 * keeps its terms (`price-terms.ts`), so that a cart can be priced before its owner is known.
 */
export const UNLIMITED_CUSTOMER: PricingCustomer = {
  ...NEW_CUSTOMER,
  availableRewardPoints: Number.MAX_SAFE_INTEGER,
};
