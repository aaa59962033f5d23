import { basisOf } from "#adapters/server/carts/load-cart.ts";
import type { CartAsker, Carting } from "#adapters/server/carts/carting.ts";
import { readCartContext } from "#adapters/server/carts/carts.queries.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { pricingContext } from "#adapters/server/orders/decision-context.ts";
import { toPromotion } from "#adapters/server/shops/shops.rows.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { CartId, CartItemId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { matchCoupon } from "#core/promotions/match-coupon.ts";
import type { Promotion } from "#core/promotions/promotion.ts";
import type { Instant } from "#core/time/instant.ts";

/** A promotion that a code found, and the items of the cart that it fits. */
export interface FoundCoupon {
  readonly promotion: Promotion;
  readonly itemIds: readonly CartItemId[];
}

/** Tries a code (any case) on a cart; refuses with the first reason of product §5 and the items of the cart. */
export async function checkCoupon(
  carting: Carting,
  asker: CartAsker,
  asked: { readonly code: string; readonly cartId: CartId },
  now: Instant,
): Promise<Result<FoundCoupon, AppError>> {
  const question = { ...asker, cartId: asked.cartId, shopId: null, locationId: null };
  const context = await readCartContext(carting.database, question, now);
  const { cart } = context;
  if (cart === null || cart.orderedAs !== null) return err(notFound());
  const basis = await basisOf(carting, context, asker, cart.fromMobileApp, now);
  if (basis === null) return err(notFound());
  const pricing = pricingContext(basis);
  const code = asked.code.trim().toUpperCase();
  const record = pricing.features.coupons
    ? basis.sheet.promotions.find((promotion) => promotion.code === code)
    : undefined;
  const promotion = pricing.promotions.find(({ id }) => id === record?.id) ?? null;
  const matched = matchCoupon(promotion, cart.items, { ...pricing, locationId: cart.locationId });
  if (!matched.ok || record === undefined) {
    const key = matched.ok ? "coupon.not_found" : matched.error;
    return err(refused(key, { item_ids: cart.items.map(({ id }) => id) }));
  }
  return ok({ promotion: toPromotion(record), itemIds: matched.value });
}
