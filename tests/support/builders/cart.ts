import type { NewCartItem } from "#core/cart/cart-events.ts";
import type { Cart, CartItem } from "#core/cart/cart.ts";
import type { PricingContext } from "#core/cart/pricing/pricing-context.ts";
import type { CartId, CartItemId, ProductId, ShopId } from "#core/kernel/id.ts";
import { aCustomer } from "./user.ts";
import { idOf } from "./id.ts";
import { NOON } from "./instant.ts";
import { CENTRU } from "./shop.ts";

/** One piece of a product, as somebody puts it into a cart. */
export function aNewItem(product = "Pizza"): NewCartItem {
  return {
    productId: idOf<ProductId>(product),
    qty: 1,
    modifierIdsByGroup: {},
    notes: null,
    couponId: null,
    payByPoints: false,
  };
}

/** One plain Pizza; `name` makes the id. */
export function anItem(name = "first", change: Partial<CartItem> = {}): CartItem {
  return {
    id: idOf<CartItemId>(name),
    ...aNewItem(),
    ...change,
  };
}

/** A cart at Centru with the given items. */
export function aCart(items: readonly CartItem[] = [anItem()], change: Partial<Cart> = {}): Cart {
  return {
    id: idOf<CartId>("cart"),
    shopId: idOf<ShopId>("bistro"),
    locationId: CENTRU,
    revision: 1,
    updatedAt: NOON,
    items,
    ...change,
  };
}

/** Friday noon, signed in with 500 points, on the web, no promotion. */
export function aPricingContext(change: Partial<PricingContext> = {}): PricingContext {
  return {
    now: NOON,
    localTime: { weekday: "5", minuteOfDay: 12 * 60 },
    fulfillmentMethod: null,
    currency: "RON",
    features: { coupons: true, points: true },
    promotions: [],
    exhaustedPromotionIds: [],
    stock: {},
    fromMobileApp: false,
    customer: aCustomer(),
    ...change,
  };
}
