import type { CartItemId } from "#core/kernel/id.ts";
import { matchCoupon } from "#core/promotion/match-coupon.ts";
import type { CouponRefusalKey } from "#core/promotion/coupon-refusal-key.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { CartSnapshot } from "./cart.selectors.ts";

/** A coupon that the shop shows to everybody, and what it does for the cart. */
export interface CouponOffer {
  readonly promotion: Promotion;
  /** The items that it fits; none where `refusal` says why. */
  readonly itemIds: readonly CartItemId[];
  /** Whether every item that it fits carries it. */
  readonly isUsed: boolean;
  readonly refusal: CouponRefusalKey | null;
  /** By name, the products or locations that it is for, where that is what the cart lacks. */
  readonly missing: readonly string[];
}

/**
 * The coupons to choose from: the public ones of the shop that are not automatic, in the shop's order, by the same conditions as
 * a code (PROMOTION-15). None where the shop switched coupons off, and until the cart's shop is known.
 */
export function selectCouponOffers({ context }: CartSnapshot): readonly CouponOffer[] {
  const { shop, locationId, items, now, customer, fromMobileApp } = context;
  if (shop === null || locationId === null || now === null || !shop.features.coupons) return [];
  const where = {
    now,
    localTime: localTimeOf(now, shop.timezone),
    locationId,
    // Chosen at checkout.
    fulfillmentMethod: null,
    fromMobileApp,
    // Only the server knows what others took.
    exhaustedPromotionIds: [],
    customer,
  };
  return shop.availablePromotions
    .filter(({ automatic }) => !automatic)
    .map((promotion) => {
      const match = matchCoupon(promotion, items, where);
      if (!match.ok)
        return {
          promotion,
          itemIds: [],
          isUsed: false,
          refusal: match.error,
          missing: missingNames(context, promotion, match.error),
        };
      const fitting = items.filter(({ id }) => match.value.includes(id));
      const isUsed = fitting.every(({ couponId }) => couponId === promotion.id);
      return { promotion, itemIds: match.value, isUsed, refusal: null, missing: [] };
    });
}

/** What must be in the cart, or where it must be ordered from. */
function missingNames(
  { shop, menu }: CartSnapshot["context"],
  { limitedToProductIds, limitedToLocationIds }: Promotion,
  refusal: CouponRefusalKey,
): readonly string[] {
  if (refusal === "coupon.product_not_allowed") return namesOf(menu?.products, limitedToProductIds);
  if (refusal === "coupon.location_not_allowed") return namesOf(shop?.locations, limitedToLocationIds);
  return [];
}

function namesOf(
  all: readonly { readonly id: string; readonly name: string }[] | undefined,
  ids: readonly string[] | null,
): readonly string[] {
  return (all ?? []).filter(({ id }) => ids?.includes(id) === true).map(({ name }) => name);
}
