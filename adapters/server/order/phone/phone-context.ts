import { orderContext, locationOf } from "#adapters/server/cart/pricing/pricing-inputs.ts";
import type { StoredCart } from "#adapters/server/cart/stored-cart.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { LocationRecord, ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { OrderContext } from "#core/checkout/decision/order-context.ts";
import type { CartId } from "#core/kernel/id.ts";
import type { PhoneOrderItem } from "#core/phone-order/phone-order.ts";
import { itemsOfCaller } from "#core/phone-order/decide-phone-order.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import type { PhoneOrderContext } from "./phone-orders.queries.ts";

/** What an order by phone is decided on, as core takes it. */
export interface PhoneDecision {
  readonly snapshot: ShopSnapshot;
  readonly location: LocationRecord;
  readonly cart: StoredCart;
  readonly context: OrderContext;
}

/** What the caller said, and what the order would have. */
export interface PhoneWish {
  readonly cartId: CartId;
  /** E.164; null while none was typed. */
  readonly phone: string | null;
  readonly items: readonly PhoneOrderItem[];
  /** What lines are named in. */
  readonly locale: Locale;
}

/** Puts together what the checkout of a customer reads as well; null when the shop changed meanwhile. */
export async function phoneDecision(
  shopCache: ShopCache,
  { pricingState, caller }: PhoneOrderContext,
  { cartId, phone, items, locale }: PhoneWish,
  now: Instant,
): Promise<PhoneDecision | null> {
  if (pricingState === null) return null;
  const snapshot = await shopCache.at(pricingState.shopId, pricingState.shopVersion);
  if (snapshot?.version !== pricingState.shopVersion) return null;
  const location = locationOf(snapshot, pricingState);
  if (location === null) return null;
  const cart: StoredCart = {
    id: cartId,
    organizationId: snapshot.organizationId,
    shopId: snapshot.shopId,
    locationId: location.id,
    revision: 1,
    updatedAt: now,
    items: itemsOfCaller(items),
    unitPrices: {},
    presentedTotal: null,
    fromMobileApp: false,
    orderedAs: null,
    userId: caller?.userId ?? null,
  };
  const menu = shopCache.indexesOf(snapshot)[locale];
  const inputs = { snapshot, pricingState, menu, isSignedIn: true, fromMobileApp: false, now };
  // Staff hears the caller: the number need not be proved.
  return { snapshot, location, cart, context: orderContext(inputs, location, cart, phone) };
}
