import { DEFAULT_FULFILLMENT_METHOD, type FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { toId, type CartItemId, type LocationId, type ProductId, type PromotionId } from "#core/kernel/id.ts";
import { groupsOf, indexMenu, type MenuIndex } from "#core/menu/menu-index.ts";
import type { Menu, Product } from "#core/menu/menu.ts";
import { isSoldAt } from "#core/menu/price-at.ts";
import { sum } from "#core/money/add.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { CouponRefusalKey } from "#core/promotion/coupon-refusal-key.ts";
import { couponRefusal } from "#core/promotion/coupon-refusal.ts";
import type { PromotionTerms } from "./promotion-terms.ts";
import type { CartItem } from "#core/cart/cart.ts";
import { priceCart } from "#core/cart/pricing/price-cart.ts";
import { UNLIMITED_CUSTOMER } from "#core/cart/pricing/pricing-context.ts";

/** A line of a sample cart. */
export interface PreviewLine {
  readonly productId: ProductId;
  readonly name: string;
  readonly price: Money;
  readonly discount: Money;
  readonly total: Money;
  /** Why the promotion takes nothing off it now; null where it does. */
  readonly refusal: CouponRefusalKey | null;
}

/** What a sample cart pays with a promotion. */
export interface PromotionPreview {
  readonly lines: readonly PreviewLine[];
  readonly subtotal: Money;
  readonly discount: Money;
  readonly total: Money;
}

/** Where and when the sample is bought. */
export interface PreviewPlace {
  readonly menu: Menu;
  readonly locationId: LocationId;
  readonly currency: Currency;
  readonly timezone: string;
  readonly now: Instant;
}

const SAMPLE_PRODUCTS = 3;
const PREVIEWED = toId<PromotionId>("00000000000000000000000000");

/**
 * What a small cart of this location would pay now with the terms alone (PROMOTION-17): the first products that they name
 * or, where they name fewer, the first of the menu, one of each, with the least that their groups ask for. The customer is
 * signed in and new, and orders the way that the terms want, from the app where they want that. Null where the location
 * sells nothing.
 */
export function previewPromotion(terms: PromotionTerms, place: PreviewPlace): PromotionPreview | null {
  const { menu, locationId, currency, timezone, now } = place;
  const index = indexMenu(menu);
  const items = sampleProducts(menu, locationId, terms).map((product) =>
    sampleItem(index, product, locationId),
  );
  const promotion = { ...terms, id: PREVIEWED };
  const context = {
    now,
    localTime: localTimeOf(now, timezone),
    fulfillmentMethod: methodOf(terms),
    fromMobileApp: terms.limitedToMobileApp,
    exhaustedPromotionIds: [],
    currency,
    features: { coupons: true, points: false },
    promotions: [promotion],
    stock: {},
    customer: UNLIMITED_CUSTOMER,
  };
  const refusalOf = (productId: ProductId): CouponRefusalKey | null =>
    couponRefusal(promotion, { ...context, locationId, productId });
  const carrying = items.map((item) => ({
    ...item,
    couponId: terms.automatic || refusalOf(item.productId) !== null ? null : PREVIEWED,
  }));
  const { lines, subtotal, total } = priceCart(index, { items: carrying, locationId }, context);
  if (lines.length === 0) return null;
  return {
    lines: lines.map(({ productId, name, linePrice, discount, total: paid }) => ({
      productId,
      name,
      price: linePrice,
      discount,
      total: paid,
      refusal: refusalOf(productId),
    })),
    subtotal,
    discount: sum(
      lines.map((line) => line.discount),
      currency,
    ),
    total,
  };
}

// What the terms name first, so that they show; then the menu from its beginning.
function sampleProducts(
  menu: Menu,
  locationId: LocationId,
  { limitedToProductIds: named }: PromotionTerms,
): readonly Product[] {
  const sold = menu.products.filter((product) => isSoldAt(product, locationId));
  const meant = sold.filter(({ id }) => named?.includes(id) === true);
  const others = sold.filter((product) => !meant.includes(product));
  return [...meant.slice(0, SAMPLE_PRODUCTS - 1), ...others].slice(0, SAMPLE_PRODUCTS);
}

function sampleItem(index: MenuIndex, product: Product, locationId: LocationId): CartItem {
  const chosen = groupsOf(index, product).map(({ id, minChoices, modifiers }) => {
    const offered = modifiers.filter((modifier) => isSoldAt(modifier, locationId));
    return [id, offered.slice(0, minChoices).map((modifier) => modifier.id)] as const;
  });
  return {
    id: toId<CartItemId>(product.id),
    productId: product.id,
    qty: 1,
    modifierIdsByGroup: Object.fromEntries(chosen.filter(([, ids]) => ids.length > 0)),
    notes: null,
    couponId: null,
    payByPoints: false,
  };
}

function methodOf({ limitedToFulfillmentMethods: limit }: PromotionTerms): FulfillmentMethod {
  return limit?.[0] ?? DEFAULT_FULFILLMENT_METHOD;
}
