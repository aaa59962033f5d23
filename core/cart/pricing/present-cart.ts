import type { LocationId } from "#core/kernel/id.ts";
import { indexMenu } from "#core/menu/menu-index.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Customer } from "#core/account/customer.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { CartItem } from "../cart.ts";
import type { Line } from "../line.ts";
import { priceCart } from "./price-cart.ts";

/** What is needed to show prices before the server answers. */
export interface PresentedCart {
  readonly shop: Shop | null;
  readonly menu: Menu | null;
  readonly customer: Customer | null;
  readonly promotions: readonly Promotion[];
  readonly locationId: LocationId | null;
  readonly items: readonly CartItem[];
  readonly lines: readonly Line[];
  readonly total: Money | null;
  readonly fromMobileApp: boolean;
  readonly now: Instant | null;
}

/**
 * Prices the items with the same rules as the server. Until shop, menu and location are known the last lines stay,
 * less those of items that left.
 */
export function presentCart(cart: PresentedCart): Pick<PresentedCart, "lines" | "total"> {
  const { shop, menu, customer, locationId, items, fromMobileApp, now } = cart;
  if (shop === null || menu === null || locationId === null || now === null) {
    const held = new Set(items.map(({ id }) => id));
    return {
      lines: cart.lines.filter(({ itemId }) => held.has(itemId)),
      total: items.length === 0 ? null : cart.total,
    };
  }
  const { lines, total } = priceCart(
    indexMenu(menu),
    { items, locationId },
    {
      now,
      localTime: localTimeOf(now, shop.timezone),
      fulfillmentMethod: null,
      fromMobileApp,
      currency: shop.currency,
      features: shop.features,
      // Only the server knows what others used and took.
      exhaustedPromotionIds: [],
      stock: {},
      promotions: [...shop.availablePromotions, ...cart.promotions],
      customer,
    },
  );
  return { lines, total: items.length === 0 ? null : total };
}
