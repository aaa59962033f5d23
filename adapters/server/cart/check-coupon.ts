import { loadPricingInputs } from "./load-cart.ts";
import type { CartRequester, CartDeps } from "./cart-deps.ts";
import { readCartContext } from "./carts.queries.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { pricingContext } from "./pricing/pricing-inputs.ts";
import { toPromotion } from "#adapters/server/shop/shops.rows.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import type { CartId, CartItemId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { matchCoupon } from "#core/promotion/match-coupon.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Instant } from "#core/time/instant.ts";

/** A promotion that a code found, and the items of the cart that it fits. */
export interface FoundCoupon {
  readonly promotion: Promotion;
  readonly itemIds: readonly CartItemId[];
}

/** Tries a code (any case) on a cart; refuses with the first reason (PROMOTION-6) and the items of the cart. */
export async function checkCoupon(
  deps: CartDeps,
  requester: CartRequester,
  asked: { readonly code: string; readonly cartId: CartId },
  now: Instant,
): Promise<Result<FoundCoupon, WireError>> {
  const params = { ...requester, cartId: asked.cartId, shopId: null, locationId: null };
  const context = await readCartContext(deps.database, params, now);
  const { cart } = context;
  if (cart === null || cart.orderedAs !== null) return err(notFound());
  const inputs = await loadPricingInputs(deps, context, requester, cart.fromMobileApp, now);
  if (inputs === null) return err(notFound());
  const pricing = pricingContext(inputs);
  const code = asked.code.trim().toUpperCase();
  const record = pricing.features.coupons
    ? inputs.snapshot.promotions.find((promotion) => promotion.code === code)
    : undefined;
  const promotion = pricing.promotions.find(({ id }) => id === record?.id) ?? null;
  const matched = matchCoupon(promotion, cart.items, { ...pricing, locationId: cart.locationId });
  if (!matched.ok || record === undefined) {
    const key = matched.ok ? "coupon.not_found" : matched.error;
    return err(refused(key, { itemIds: cart.items.map(({ id }) => id) }));
  }
  return ok({ promotion: toPromotion(record), itemIds: matched.value });
}
