import type { CustomerId, ShopId, UserId, CartId, CartItemId, ProductId } from "#core/kernel/id.ts";
import type { Customer } from "#core/account/customer.ts";
import type { User } from "#core/account/user.ts";
import { idOf, toInstant, NOON } from "./values.ts";
import type { NewCartItem } from "#core/cart/cart-events.ts";
import type { Cart, CartItem } from "#core/cart/cart.ts";
import type { PricingContext } from "#core/cart/pricing/pricing-context.ts";
import { CENTRU } from "./shop.ts";

/** Ana's record at the shop: 500 points, nothing ordered yet. */
export function aCustomer(change: Partial<Customer> = {}): Customer {
  return {
    id: idOf<CustomerId>("ana at bistro"),
    userId: idOf<UserId>("ana"),
    shopId: idOf<ShopId>("bistro"),
    visitorId: null,
    availableRewardPoints: 500,
    pendingOrdersCount: 0,
    fulfilledOrdersCount: 0,
    pendingAppOrdersCount: 0,
    fulfilledAppOrdersCount: 0,
    couponRedemptionsCounts: {},
    ...change,
  };
}

/** Ana, a customer of bistro-nord, her phone verified. */
export function aUser(change: Partial<User> = {}): User {
  return {
    id: idOf<UserId>("ana"),
    username: "ana@example.com",
    firstName: "Ana",
    lastName: "Popescu",
    email: "ana@example.com",
    phone: "+40722000001",
    phoneVerifiedAt: toInstant("2026-01-02T10:00:00Z"),
    locale: "ro",
    isAdmin: false,
    defaultFulfillmentMethod: null,
    defaultDeliveryAddress: null,
    deliveryAddresses: [],
    couponRedemptionsCounts: {},
    customers: [aCustomer()],
    employees: [],
    selectedOrganizationId: null,
    factorNeededBy: [],
    ...change,
  };
}

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
