import type { CartItemId, LocationId } from "#core/kernel/id.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import { isSameMoney } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Cart, CartChanges, RepricedItem } from "../cart.ts";
import type { Line } from "../line.ts";
import { unitPriceOf } from "../pricing/price-line.ts";
import { removeItems } from "./edit-items.ts";
import { resolveItem } from "../pricing/resolve-item.ts";

/** What was last answered about an item: its name and the price of one piece. */
export type LastAnswered = Pick<Line, "itemId" | "name" | "unitPrice">;

/** A cart after a check, and what the check changed. */
export interface Revalidated<C> {
  readonly cart: C;
  readonly changes: CartChanges;
}

/**
 * Moves a cart to a location, or checks it where it is (CART-6): items of which the product or a chosen modifier is
 * unavailable there are dropped, items whose unit price differs from the last answered one are flagged. An item about
 * which nothing was answered is never flagged. A choice that breaks a group's rule stays: the person can correct it.
 * With the new lines as the last answer, checking again changes nothing.
 */
export function revalidate<C extends Pick<Cart, "items" | "locationId">>(
  cart: C,
  menu: MenuIndex,
  locationId: LocationId,
  now: Instant,
  lastAnswered: readonly LastAnswered[],
): Revalidated<C> {
  const answered = new Map(lastAnswered.map((line) => [line.itemId, line]));
  const checked = cart.items.map((item) => ({ item, resolved: resolveItem(menu, item, locationId, now) }));
  const dropped = checked
    .filter(({ resolved }) => !resolved.ok && resolved.error.key === "item.unavailable")
    .map(({ item: { id, productId } }) => {
      const name = menu.products.get(productId)?.name ?? answered.get(id)?.name ?? "";
      return { itemId: id, productId, name };
    });
  const prices = checked.flatMap(({ item, resolved }) =>
    resolved.ok ? [{ itemId: item.id, unitPrice: unitPriceOf(resolved.value) }] : [],
  );
  const kept = removeItems(
    cart,
    dropped.map(({ itemId }) => itemId),
  );
  return {
    cart: kept.locationId === locationId ? kept : { ...kept, locationId },
    changes: { dropped, repriced: repricedItems(prices, lastAnswered) },
  };
}

/** The items whose price of one piece differs from the one last answered (CHECKOUT-11). */
export function repricedItems(
  prices: readonly Pick<Line, "itemId" | "unitPrice">[],
  lastAnswered: readonly Pick<LastAnswered, "itemId" | "unitPrice">[],
): readonly RepricedItem[] {
  const before = new Map<CartItemId, Money>(lastAnswered.map(({ itemId, unitPrice }) => [itemId, unitPrice]));
  return prices.flatMap(({ itemId, unitPrice }) => {
    const old = before.get(itemId);
    return old === undefined || isSameMoney(old, unitPrice) ? [] : [{ itemId, old, new: unitPrice }];
  });
}

/** Whether the person must learn that the cart was changed (CART-6). */
export function needsNotice({ dropped, repriced }: CartChanges): boolean {
  return dropped.length > 0 || repriced.length > 0;
}
