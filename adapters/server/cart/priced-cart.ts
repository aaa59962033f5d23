import type { PricingInputs } from "./pricing/pricing-inputs.ts";
import { answeredPrices, pricingContext } from "./pricing/pricing-inputs.ts";
import { toPromotion } from "#adapters/server/shop/shops.rows.ts";
import { withoutRefused } from "#core/cart/repair.ts";
import { couponsOf, type PricedCart } from "#core/cart/cart.ts";
import type { Line } from "#core/cart/line.ts";
import { priceCart, type CartPrice } from "#core/cart/pricing/price-cart.ts";
import { repricedItems, revalidate } from "#core/cart/edit/revalidate.ts";
import type { Money } from "#core/money/money.ts";
import type { CartItemId } from "#core/kernel/id.ts";
import type { StoredCart } from "./stored-cart.ts";

/**
 * The cart as it can be ordered now (CART-8): lines that are unavailable are dropped and reported, coupons and points
 * that are refused are taken off, prices that differ from those last answered are reported. Nothing is written.
 */
export function priceStoredCart(stored: StoredCart, inputs: PricingInputs): PricedCart {
  const { currency } = inputs.snapshot.shop;
  const answered = Object.entries(answeredPrices(stored, currency)).map(([itemId, unitPrice]) => ({
    itemId,
    unitPrice,
  }));
  const lastAnswered = stored.items.flatMap(({ id }) => {
    const known = answered.find(({ itemId }) => itemId === id);
    return known === undefined ? [] : [{ itemId: id, name: "", unitPrice: known.unitPrice }];
  });
  const checked = revalidate(stored, inputs.menu, stored.locationId, inputs.now, lastAnswered);
  const orderable = withoutRefused(checked.cart, priceStored(checked.cart, inputs).refusals);
  const { lines } = priceStored(orderable, inputs);
  return toPricedCart(orderable, lines, checked.changes, inputs);
}

/** A cart with its lines, as the wire answers it. */
export function toPricedCart(
  stored: Omit<StoredCart, "userId" | "orderedAs">,
  lines: readonly Line[],
  changes: PricedCart["changes"],
  { snapshot }: Pick<PricingInputs, "snapshot">,
): PricedCart {
  const { id, shopId, locationId, revision, updatedAt, items, presentedTotal, fromMobileApp } = stored;
  const total: Money | null =
    presentedTotal === null ? null : { amount: presentedTotal, currency: snapshot.shop.currency };
  return {
    id,
    shopId,
    locationId,
    revision,
    updatedAt,
    items,
    lines,
    presentedUi: { total },
    fromMobileApp,
    promotions: couponsOf(items, snapshot.promotions).map(toPromotion),
    changes,
  };
}

/** Unit prices by item, as they are stored with the cart. */
export function unitPricesOf(lines: readonly Line[]): Readonly<Record<CartItemId, string>> {
  return Object.fromEntries(lines.map(({ itemId, unitPrice }) => [itemId, unitPrice.amount]));
}

/** The items whose price differs from the one that was last answered, by item. */
export function repricedSince(
  unitPrices: StoredCart["unitPrices"],
  lines: readonly Line[],
  { snapshot }: Pick<PricingInputs, "snapshot">,
): PricedCart["changes"]["repriced"] {
  const prices = answeredPrices({ unitPrices }, snapshot.shop.currency);
  const answered = lines.flatMap(({ itemId }) => {
    const unitPrice = prices[itemId];
    return unitPrice === undefined ? [] : [{ itemId, unitPrice }];
  });
  return repricedItems(lines, answered);
}

function priceStored(cart: Pick<StoredCart, "items" | "locationId">, inputs: PricingInputs): CartPrice {
  return priceCart(inputs.menu, cart, pricingContext(inputs));
}
