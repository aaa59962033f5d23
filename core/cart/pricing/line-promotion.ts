import type { CouponRefusalKey } from "#core/promotion/coupon-refusal-key.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { couponRefusal } from "#core/promotion/coupon-refusal.ts";
import { bestDiscount } from "#core/promotion/discount.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { priceLine } from "./price-line.ts";
import type { PricingContext } from "./pricing-context.ts";
import type { ResolvedItem } from "./resolve-item.ts";

/** The coupon that an item carries, null where it carries none, or why it cannot be used here and now. */
export function couponOf(
  { item }: ResolvedItem,
  locationId: LocationId,
  context: PricingContext,
): Result<Promotion | null, CouponRefusalKey> {
  if (item.couponId === null) return ok(null);
  const coupon = promotionsOf(context).find((promotion) => promotion.id === item.couponId) ?? null;
  const refusal = couponRefusal(coupon, { ...context, locationId, productId: item.productId });
  return refusal === null ? ok(coupon) : err(refusal);
}

/** The automatic promotion that takes most off an item as it is paid for; null where none takes anything off. */
export function bestAutomatic(
  resolved: ResolvedItem,
  pointsUsed: number | null,
  locationId: LocationId,
  context: PricingContext,
): Promotion | null {
  const automatic = promotionsOf(context).filter((promotion) => promotion.automatic);
  if (automatic.length === 0) return null;
  const where = { ...context, locationId, productId: resolved.product.id };
  const discounts = automatic
    .filter((promotion) => couponRefusal(promotion, where) === null)
    .map((promotion) => ({ promotion, amount: priceLine(resolved, { pointsUsed, promotion }).discount }));
  return bestDiscount(discounts)?.promotion ?? null;
}

// A shop that switched coupons off answers no promotions to its customers, so none may change a price either.
function promotionsOf({ features, promotions }: PricingContext): PricingContext["promotions"] {
  return features.coupons ? promotions : [];
}
