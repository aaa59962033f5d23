import { NEW_CUSTOMER, UNLIMITED_CUSTOMER, type PricingContext } from "#core/cart/pricing/pricing-context.ts";
import type { StoredCart } from "../stored-cart.ts";
import type { LocationRecord, ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { toLocation, toPromotion } from "#adapters/server/shop/shops.rows.ts";
import type { OrderContext } from "#core/checkout/decision/order-context.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import { refuseExhausted, refuseUsedUp } from "#core/promotion/usage-limit.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { Instant } from "#core/time/instant.ts";
import { isFull } from "#core/shop/slot/slot-input.ts";
import { toSlotLoads } from "#adapters/server/shop/slot-loads.queries.ts";
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
  return contextOf(inputs, {
    promotions: offeredBy(inputs.snapshot),
    exhaustedPromotionIds: inputs.pricingState.exhaustedPromotionIds,
    stock: inputs.pricingState.stock,
    customer,
  });
}

/** The same before anything was read of the one who orders: its price has terms (`termsOf`). */
export function unlimitedContext(inputs: Omit<PricingInputs, "pricingState">): PricingContext {
  return contextOf(inputs, {
    promotions: offeredBy(inputs.snapshot),
    exhaustedPromotionIds: [],
    stock: {},
    customer: inputs.isSignedIn ? UNLIMITED_CUSTOMER : null,
  });
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
  const { customer, promotions, exhaustedPromotionIds, stock, fromMobileApp } = pricingContext(inputs);
  return {
    now,
    shop: snapshot.shop,
    location: toLocation(location, timezone, now),
    menu,
    cart,
    orderedAs: cart.orderedAs,
    answeredUnitPrices: answeredPrices(cart, currency),
    promotions,
    exhaustedPromotionIds,
    stock,
    customer,
    isBlocked: pricingState.isBlocked,
    verifiedPhone,
    fromMobileApp,
    zones: location.zones,
    capacity: location.capacity,
    taken: toSlotLoads(pricingState.slotLoads, currency),
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

/**
 * Whether a limit was reached when the state was read, for a promotion that applies by itself or for a slot. There may be
 * room again by now, which no guard would notice: a guard refuses what is used up, and finds nothing wrong with a price
 * that is too high or a promise that is too late.
 */
export function wasAtLimit(
  { snapshot, pricingState }: Pick<PricingInputs, "snapshot" | "pricingState">,
  { capacity }: LocationRecord,
): boolean {
  const { customer, exhaustedPromotionIds } = pricingState;
  const isUsedUp = (promotion: Promotion): boolean =>
    refuseExhausted(promotion, { exhaustedPromotionIds }) !== null ||
    refuseUsedUp(promotion, { customer }) !== null;
  const taken = toSlotLoads(pricingState.slotLoads, snapshot.shop.currency);
  return (
    taken.some(({ start }) => isFull({ capacity, taken }, start)) ||
    snapshot.promotions.some((promotion) => promotion.automatic && isUsedUp(promotion))
  );
}

function contextOf(
  { snapshot, fromMobileApp, now }: Omit<PricingInputs, "pricingState">,
  using: Pick<PricingContext, "promotions" | "exhaustedPromotionIds" | "stock" | "customer">,
): PricingContext {
  const { timezone, currency, features } = snapshot.shop;
  return {
    now,
    localTime: localTimeOf(now, timezone),
    fulfillmentMethod: null,
    fromMobileApp,
    currency,
    features,
    ...using,
  };
}

const offered = new WeakMap<ShopSnapshot, readonly Promotion[]>();

function offeredBy(snapshot: ShopSnapshot): readonly Promotion[] {
  const known = offered.get(snapshot) ?? snapshot.promotions.map(toPromotion);
  offered.set(snapshot, known);
  return known;
}
