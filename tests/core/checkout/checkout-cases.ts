import { lei } from "#tests/support/builders/menu.ts";
import type { CartItem } from "#core/cart/cart.ts";
import { assessCheckout } from "#core/checkout/decision/assess-checkout.ts";
import type { CheckoutChoice, OrderContext } from "#core/checkout/decision/order-context.ts";
import type { PlaceOrderCommand } from "#core/checkout/place-order.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import {
  toId,
  type CartId,
  type CartItemId,
  type CategoryId,
  type LocationId,
  type ModifierGroupId,
  type ModifierId,
  type ProductId,
  type PromotionId,
  type ShopId,
} from "#core/kernel/id.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import type { ModifierGroup, Product } from "#core/menu/menu.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { aPromotion } from "#tests/support/builders/shop.ts";
import { locationOf, square, zoneOf } from "#tests/support/arbitraries/shop.ts";
import { HALF_PAST_NOON } from "#tests/core/order/order-cases.ts";

const CENTRU = locationOf().id;

export const SHOP_ID = toId<ShopId>("01J00000000000000000BISTR0");

/** The customer's address, in the middle of the zone. */
export const HOME: DeliveryAddress = {
  street: "Strada Lungă",
  number: "12 bis",
  city: "București",
  block: null,
  staircase: null,
  floor: "2",
  apartment: "7",
  intercom: null,
  coordinates: { latitude: 44.43, longitude: 26.1 },
  courierNote: null,
};

/** The zone around it: 10.00 lei, free from 150.00 on, ten minutes away, 40.00 lei at least. */
export const ZONE = zoneOf(
  "centru",
  { type: "Polygon", coordinates: [square(26, 44.3, 0.25)] },
  {
    feeRules: [
      { minSubtotal: lei("0.00"), fee: lei("10.00") },
      { minSubtotal: lei("150.00"), fee: lei("0.00") },
    ],
    minimumOrder: lei("40.00"),
  },
);

const bread: ModifierGroup = {
  id: toId<ModifierGroupId>("pâine"),
  order: 1,
  name: "Pâine",
  singleChoice: true,
  minChoices: 1,
  maxChoices: 1,
  modifiers: [
    {
      id: toId<ModifierId>("lipie"),
      name: "Lipie",
      order: 1,
      priceByLocation: { [CENTRU]: lei("2.50") },
      disabledUntilByLocation: {},
      allergens: [],
      diets: [],
    },
  ],
};

/** A product of the menu, 30.00 lei, for both methods. */
export function productOf(id: string, changes: Partial<Product> = {}): Product {
  return {
    id: toId<ProductId>(id),
    slug: id,
    order: 1,
    categoryId: toId<CategoryId>("feluri"),
    name: id,
    description: null,
    picture: null,
    modifierGroupsIds: [],
    redeemableByPoints: true,
    redeemableFor: 300,
    priceByLocation: { [CENTRU]: lei("30.00") },
    currency: "RON",
    disabledUntilByLocation: {},
    availableFor: ["pickup", "delivery"],
    vatRate: "11.00",
    allergens: [],
    diets: [],
    weight: null,
    nutrition: null,
    ...changes,
  };
}

/** An item of the cart, one piece of the product. */
export function itemOf(product: string, changes: Partial<CartItem> = {}): CartItem {
  return {
    id: toId<CartItemId>(`item-${product}`),
    productId: toId<ProductId>(product),
    qty: 1,
    modifierIdsByGroup: {},
    notes: null,
    couponId: null,
    payByPoints: false,
    ...changes,
  };
}

/** A coupon of 20 % on everything. */
export const COUPON: Promotion = { ...aPromotion("Cina −20 %"), id: toId<PromotionId>("cina") };

/** Ana's cart at noon: two soups with flatbread, 65.00 lei; she is signed in, has 500 points and a proven phone. */
export function contextOf(changes: Partial<OrderContext> = {}): OrderContext {
  const products = [
    productOf("ciorbă", { modifierGroupsIds: [bread.id] }),
    productOf("înghețată", { availableFor: ["pickup"] }),
    productOf("vin", { vatRate: "21.00", redeemableByPoints: false }),
  ];
  const soup = itemOf("ciorbă", { qty: 2, modifierIdsByGroup: { [bread.id]: toId<ModifierId>("lipie") } });
  return {
    now: HALF_PAST_NOON,
    shop: {
      id: SHOP_ID,
      currency: "RON",
      features: { coupons: true, points: true },
      timezone: "Europe/Bucharest",
    },
    location: locationOf(),
    menu: indexMenu({ products, modifierGroups: [bread] }),
    cart: { id: toId<CartId>("coș"), shopId: SHOP_ID, revision: 4, items: [soup] },
    orderedAs: null,
    answeredUnitPrices: { [soup.id]: lei("32.50") },
    promotions: [COUPON],
    exhaustedPromotionIds: [],
    stock: {},
    customer: {
      availableRewardPoints: 500,
      pendingOrdersCount: 0,
      fulfilledOrdersCount: 2,
      pendingAppOrdersCount: 0,
      fulfilledAppOrdersCount: 0,
      couponRedemptionsCounts: {},
    },
    isBlocked: false,
    verifiedPhone: "+40712345678",
    fromMobileApp: false,
    zones: [ZONE],
    capacity: { orders: null, value: null },
    taken: [],
    pointsPerUnit: "1",
    deliveryVatRate: "21.00",
    ...changes,
  };
}

/** Delivery home, as soon as possible, in cash. */
export function choiceOf(changes: Partial<CheckoutChoice> = {}): CheckoutChoice {
  return {
    fulfillmentMethod: "delivery",
    deliveryAddress: HOME,
    timing: { type: "asap" },
    tip: null,
    paymentMethod: "cash",
    ...changes,
  };
}

/** The order of that choice, with total and promise as the quote of that context says. */
export function commandOf(
  changes: Partial<PlaceOrderCommand> = {},
  context = contextOf(),
): PlaceOrderCommand {
  const choice = choiceOf(changes);
  const { totals, promise } = assessCheckout(context, choice);
  return {
    ...choice,
    paymentMethod: "cash",
    cartId: context.cart.id,
    cartRevision: context.cart.revision,
    locationId: toId<LocationId>(context.location.id),
    contact: { firstName: "Ana", lastName: "Pop" },
    cashChangeFor: null,
    cutlery: false,
    isTest: false,
    ifMissing: "remove",
    kitchenNote: null,
    companyInvoice: null,
    expectedTotal: totals.total,
    expectedPromise: promise,
    acceptTerms: true,
    fromMobileApp: false,
    ...changes,
  };
}
