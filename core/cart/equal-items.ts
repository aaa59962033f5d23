import { MAX_QUANTITY, type CartItem } from "./cart.ts";
import { contentHash } from "./content-hash.ts";

/** Anything that holds the items of a cart. */
export interface HoldsItems {
  readonly items: readonly CartItem[];
}

/**
 * Joins items of equal content into the first of them and adds up their quantities, at most 99 (CART-4: an identical
 * item raises the line's quantity). The same items when nothing is equal.
 */
export function joinEqualItems(items: readonly CartItem[]): readonly CartItem[] {
  const joined = new Map<string, CartItem>();
  for (const item of items) {
    const hash = contentHash(item);
    const same = joined.get(hash);
    joined.set(
      hash,
      same === undefined ? item : { ...same, qty: Math.min(MAX_QUANTITY, same.qty + item.qty) },
    );
  }
  return joined.size === items.length ? items : [...joined.values()];
}

/** Changes the named items and joins what became equal; the same cart when it holds none of them. */
export function changeItems<C extends HoldsItems>(
  cart: C,
  itemIds: readonly CartItem["id"][],
  change: (item: CartItem) => CartItem,
): C {
  if (!cart.items.some((item) => itemIds.includes(item.id))) return cart;
  const items = cart.items.map((item) => (itemIds.includes(item.id) ? change(item) : item));
  return { ...cart, items: joinEqualItems(items) };
}
