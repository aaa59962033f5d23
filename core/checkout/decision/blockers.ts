import { isSameMoney } from "#core/money/compare.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import { isCompleteAddress } from "#core/fulfillment/address/address-problems.ts";
import { missingForMinimum } from "#core/fulfillment/terms.ts";
import { minimumFor } from "#core/fulfillment/zone-fee.ts";
import { isAvailableFor } from "#core/menu/availability.ts";
import type { Money } from "#core/money/money.ts";
import { millisBetween } from "#core/time/instant.ts";
import type { PricingRefusal } from "#core/cart/pricing/pricing-refusal.ts";
import type { Assessment } from "./assess-checkout.ts";
import type { Blocker } from "../blocker.ts";
import type { CheckoutChoice, OrderContext } from "./order-context.ts";
import type { ExpectedPromise } from "../place-order.ts";
import { closedBlockers, pausedBlockers, slotBlockers } from "./time-blockers.ts";

/** How much later than seen a promise may become before the customer is asked again (CHECKOUT-10). */
export const PROMISE_TOLERANCE_MS = 10 * 60_000;

/** What the customer saw before ordering. */
export interface ExpectedCheckout {
  readonly total: Money;
  readonly promise: ExpectedPromise | null;
}

/**
 * Everything that keeps the order from being placed, in the order of CHECKOUT-7: the first is the error that placing
 * it would answer. A quote expects nothing yet, an order is compared with what was seen.
 */
export function blockers(
  context: OrderContext,
  choice: CheckoutChoice,
  assessment: Assessment,
  expected: ExpectedCheckout | null,
): readonly Blocker[] {
  const { slotInput, promise, price } = assessment;
  const { timing } = choice;
  return [
    ...cartBlockers(context),
    ...(context.isBlocked ? [{ key: "customer.blocked" } as const] : []),
    ...closedBlockers(slotInput, timing),
    ...pausedBlockers(slotInput, timing),
    ...methodBlockers(context, choice, assessment),
    ...itemBlockers(context, choice, price.refusals),
    ...priceBlockers(context, assessment),
    ...price.refusals.filter(isAboutTerms).map(withoutLines),
    ...minimumBlockers(context, choice, assessment),
    ...slotBlockers(slotInput, timing, promise),
    ...(expected === null ? [] : expectationBlockers(expected, assessment)),
    ...paymentBlockers(context, choice),
    ...(context.verifiedPhone === null ? [{ key: "phone.not_verified" } as const] : []),
  ];
}

function cartBlockers({ cart, shop, orderedAs }: OrderContext): readonly Blocker[] {
  const found: Blocker[] = [];
  if (cart.items.length === 0) found.push({ key: "cart.empty" });
  if (orderedAs !== null) found.push({ key: "cart.already_ordered", orderId: orderedAs });
  if (cart.shopId !== shop.id) found.push({ key: "cart.shop_mismatch" });
  return found;
}

function methodBlockers(
  { location }: OrderContext,
  { fulfillmentMethod, deliveryAddress }: CheckoutChoice,
  { zone }: Assessment,
): readonly Blocker[] {
  if (!location.supportedFulfillmentMethods.includes(fulfillmentMethod))
    return [{ key: "fulfillment.not_supported" }];
  if (fulfillmentMethod === "pickup") return [];
  if (deliveryAddress === null || !isCompleteAddress(deliveryAddress)) return [{ key: "address.required" }];
  return zone === null ? [{ key: "address.out_of_zone" }] : [];
}

/** Items that are unavailable, here or by this method, and choices that break the rules of their groups. */
function itemBlockers(
  { cart, menu }: OrderContext,
  { fulfillmentMethod }: CheckoutChoice,
  refusals: readonly PricingRefusal[],
): readonly Blocker[] {
  const refused = refusals.flatMap((refusal) => (refusal.key === "item.unavailable" ? refusal.itemIds : []));
  const itemIds = cart.items
    .filter(({ id, productId }) => {
      const product = menu.products.get(productId);
      return refused.includes(id) || (product !== undefined && !isAvailableFor(product, fulfillmentMethod));
    })
    .map(({ id }) => id);
  return [
    ...(itemIds.length === 0 ? [] : [{ key: "item.unavailable", itemIds } as const]),
    ...refusals.filter((refusal) => refusal.key === "item.options_invalid"),
  ];
}

function priceBlockers({ answeredUnitPrices }: OrderContext, { price }: Assessment): readonly Blocker[] {
  const itemIds: readonly CartItemId[] = price.lines
    .filter(({ itemId, unitPrice }) => {
      const answered = answeredUnitPrices[itemId];
      return answered !== undefined && !isSameMoney(answered, unitPrice);
    })
    .map(({ itemId }) => itemId);
  return itemIds.length === 0 ? [] : [{ key: "price.changed", itemIds }];
}

function isAboutTerms(
  refusal: PricingRefusal,
): refusal is Exclude<PricingRefusal, { readonly key: "item.unavailable" | "item.options_invalid" }> {
  return refusal.key !== "item.unavailable" && refusal.key !== "item.options_invalid";
}

// Points that do not suffice concern the order, not a line of it (wire).
function withoutLines(
  refusal: Exclude<PricingRefusal, { readonly key: "item.unavailable" | "item.options_invalid" }>,
): Blocker {
  if (refusal.key !== "points.not_enough") return refusal;
  const { key, needed, available } = refusal;
  return { key, needed, available };
}

function minimumBlockers(
  { location, cart }: OrderContext,
  { fulfillmentMethod }: CheckoutChoice,
  { zone, price }: Assessment,
): readonly Blocker[] {
  const minimum = minimumFor(fulfillmentMethod, location, zone);
  const missing = cart.items.length === 0 ? null : missingForMinimum(minimum, price.subtotal);
  return missing === null ? [] : [{ key: "order.below_minimum", missing }];
}

function expectationBlockers(
  expected: ExpectedCheckout,
  { promise, totals }: Assessment,
): readonly Blocker[] {
  const found: Blocker[] = [];
  const isLater =
    promise !== null &&
    expected.promise !== null &&
    millisBetween(expected.promise.latest, promise.latest) > PROMISE_TOLERANCE_MS;
  if (isLater) found.push({ key: "checkout.promise_changed", promise });
  if (!isSameMoney(expected.total, totals.total))
    found.push({ key: "checkout.total_mismatch", total: totals.total });
  return found;
}

function paymentBlockers({ location }: OrderContext, { paymentMethod }: CheckoutChoice): readonly Blocker[] {
  if (paymentMethod === null || location.paymentMethods.includes(paymentMethod)) return [];
  return [{ key: "payment.method_not_available" }];
}
