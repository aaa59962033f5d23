import {
  NEW_CUSTOMER,
  UNLIMITED_CUSTOMER,
  type PricingContext,
  type PricingCustomer,
} from "#core/cart/pricing/pricing-context.ts";
import type { StoredCart } from "../stored-cart.ts";
import type { LocationRecord, ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { toLocation, toPromotion } from "#adapters/server/shop/shops.rows.ts";
import type { OrderContext } from "#core/checkout/decision/order-context.ts";
import type { PromotionId } from "#core/kernel/id.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { refuseUsedUp } from "#core/promotion/usage-limit.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { Instant } from "#core/time/instant.ts";
import { isFull, type SlotLoad } from "#core/shop/slot/slot-input.ts";
import type { SlotLoadRow } from "#adapters/server/shop/slot-loads.queries.ts";
import type { PricingState } from "./pricing-state.ts";

/** What a decision about a cart is made of: the shop at the version of the pricing state, and who asks. */
export interface PricingInputs {
  readonly snapshot: ShopSnapshot;
  readonly pricingState: PricingState;
  readonly menu: MenuIndex;
  readonly isSignedIn: boolean;
  readonly fromMobileApp: boolean;
  readonly now: Instant;
}

/** The location that a pricing state was read for; null when the shop has no such location. */
export function locationOf(snapshot: ShopSnapshot, pricingState: PricingState): LocationRecord | null {
  return snapshot.locations.find(({ id }) => id === pricingState.locationId) ?? null;
}

/** What the prices of a cart depend on, apart from menu and location. */
export function pricingContext(inputs: PricingInputs): PricingContext {
  const customer = inputs.pricingState.customer ?? (inputs.isSignedIn ? NEW_CUSTOMER : null);
  return contextOf(inputs, promotionsOf(inputs.snapshot, inputs.pricingState), customer);
}

/** The same before anything was read of the one who orders: its price has terms (`termsOf`). */
export function unlimitedContext(inputs: Omit<PricingInputs, "pricingState">): PricingContext {
  return contextOf(
    inputs,
    inputs.snapshot.promotions.map(toPromotion),
    inputs.isSignedIn ? UNLIMITED_CUSTOMER : null,
  );
}

/** Everything that a quote or an order is decided on. */
export function orderContext(
  inputs: PricingInputs,
  location: LocationRecord,
  cart: StoredCart,
  verifiedPhone: string | null,
): OrderContext {
  const { snapshot, pricingState, menu, now } = inputs;
  const { timezone, currency } = snapshot.shop;
  const { customer, promotions, fromMobileApp } = pricingContext(inputs);
  return {
    now,
    shop: snapshot.shop,
    location: toLocation(location, timezone, now),
    menu,
    cart,
    orderedAs: cart.orderedAs,
    answeredUnitPrices: answeredPrices(cart, currency),
    promotions,
    customer,
    verifiedPhone,
    fromMobileApp,
    zones: location.zones,
    capacity: location.capacity,
    taken: slotLoads(pricingState.slotLoads, currency),
    pointsPerUnit: snapshot.pointsPerUnit,
    deliveryVatRate: location.deliveryVatRate,
  };
}

/** The unit prices last answered for a cart, as money. */
export function answeredPrices(
  cart: Pick<StoredCart, "unitPrices">,
  currency: Currency,
): Readonly<Record<string, Money>> {
  return Object.fromEntries(
    Object.entries(cart.unitPrices).map(([itemId, amount]) => [itemId, { amount, currency }]),
  );
}

/** What slots have taken on, as money. */
export function slotLoads(rows: readonly SlotLoadRow[], currency: Currency): readonly SlotLoad[] {
  return rows.map(({ start, orders, value }) => ({ start, orders, value: { amount: value, currency } }));
}

/**
 * Whether a limit was reached when the state was read, for a promotion that applies by itself or for a slot. There may be
 * room again by now, which no guard would notice: a guard refuses what is used up, and finds nothing wrong with a price
 * that is too high or a promise that is too late.
 */
export function wasAtLimit(
  { snapshot, pricingState }: Pick<PricingInputs, "snapshot" | "pricingState">,
  { capacity }: LocationRecord,
): boolean {
  const { customer } = pricingState;
  const taken = slotLoads(pricingState.slotLoads, snapshot.shop.currency);
  return (
    taken.some(({ start }) => isFull({ capacity, taken }, start)) ||
    promotionsOf(snapshot, pricingState).some(
      (one) => one.automatic && refuseUsedUp(one, { customer }) !== null,
    )
  );
}

function contextOf(
  { snapshot, fromMobileApp, now }: Omit<PricingInputs, "pricingState">,
  promotions: readonly Promotion[],
  customer: PricingCustomer | null,
): PricingContext {
  const { timezone, currency, features } = snapshot.shop;
  return {
    now,
    localTime: localTimeOf(now, timezone),
    fulfillmentMethod: null,
    fromMobileApp,
    currency,
    features,
    promotions,
    customer,
  };
}

// A promotion that is used up by all customers together is one that this customer may use no more.
function promotionsOf(snapshot: ShopSnapshot, pricingState: PricingState): readonly Promotion[] {
  const exhausted = new Set<PromotionId>(pricingState.exhaustedPromotionIds);
  if (exhausted.size === 0) return offeredBy(snapshot);
  return offeredBy(snapshot).map((promotion) => {
    if (!exhausted.has(promotion.id)) return promotion;
    return {
      ...promotion,
      usageLimitPerCustomer: { type: "count", times: 0, options: { validForFirstOrdersOnly: false } },
    };
  });
}

const offered = new WeakMap<ShopSnapshot, readonly Promotion[]>();

function offeredBy(snapshot: ShopSnapshot): readonly Promotion[] {
  const known = offered.get(snapshot) ?? snapshot.promotions.map(toPromotion);
  offered.set(snapshot, known);
  return known;
}
