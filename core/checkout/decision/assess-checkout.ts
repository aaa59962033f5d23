import { priceCart, type CartPrice } from "#core/cart/pricing/price-cart.ts";
import { isCompleteAddress } from "#core/fulfillment/address/address-problems.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import { zoneAt } from "#core/fulfillment/zone-at.ts";
import { zoneFee } from "#core/fulfillment/zone-fee.ts";
import { zero } from "#core/money/parse-money.ts";
import type { SlotInput } from "#core/shop/slot/slot-input.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { CheckoutChoice, OrderContext } from "./order-context.ts";
import { promiseFor } from "./promise-for.ts";
import type { DeliveryPromise } from "#core/shop/slot/promise.ts";
import type { Totals } from "#core/cart/pricing/order-totals.ts";
import { totals } from "./totals.ts";

/** The outcome of a choice: price, sums, zone and promise, whether or not it may be ordered. */
export interface Assessment {
  readonly price: CartPrice;
  readonly totals: Totals;
  /** Null at pickup, without a complete address, and outside of all zones. */
  readonly zone: DeliveryZone | null;
  readonly slotInput: SlotInput;
  /** Null when the food cannot be had at the wanted time. */
  readonly promise: DeliveryPromise | null;
}

/** Prices the cart again, finds zone and fee, and asks for the promise; the same for a quote and for an order. */
export function assessCheckout(context: OrderContext, choice: CheckoutChoice): Assessment {
  const { shop, location, cart, now } = context;
  const price = priceCart(
    context.menu,
    { items: cart.items, locationId: location.id },
    {
      now,
      localTime: localTimeOf(now, shop.timezone),
      fulfillmentMethod: choice.fulfillmentMethod,
      fromMobileApp: context.fromMobileApp,
      currency: shop.currency,
      features: shop.features,
      exhaustedPromotionIds: context.exhaustedPromotionIds,
      promotions: context.promotions,
      stock: context.stock,
      customer: context.customer,
    },
  );
  const zone = zoneOf(context, choice);
  const slotInput: SlotInput = {
    location,
    method: choice.fulfillmentMethod,
    zone,
    timezone: shop.timezone,
    now,
    capacity: context.capacity,
    taken: context.taken,
  };
  return {
    price,
    totals: totals(price, {
      deliveryFee: zone === null ? zero(shop.currency) : zoneFee(zone, price.subtotal),
      tip: choice.tip,
      deliveryVatRate: context.deliveryVatRate,
      pointsPerUnit: shop.features.points ? context.pointsPerUnit : "0",
    }),
    zone,
    slotInput,
    promise: promiseFor(slotInput, choice.timing),
  };
}

function zoneOf(
  { zones }: OrderContext,
  { fulfillmentMethod, deliveryAddress }: CheckoutChoice,
): DeliveryZone | null {
  if (fulfillmentMethod === "pickup" || deliveryAddress === null) return null;
  return isCompleteAddress(deliveryAddress) ? zoneAt(zones, deliveryAddress.coordinates) : null;
}
