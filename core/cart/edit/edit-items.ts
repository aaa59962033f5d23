import type { CartItemId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { MAX_QUANTITY, type CartItem } from "../cart.ts";
import { normalizeNotes, type CartItemContent } from "../content-hash.ts";
import { changeItems, joinEqualItems, type HoldsItems } from "../equal-items.ts";

/** Why an edit of a cart is refused; screens show the unknown error for both (CART-17). */
export type CartEditRefusal = "cart.quantity_invalid" | "cart.item_missing";

/**
 * Puts an item into the cart, at the end unless a position is named; of identical ones the first is raised and keeps its id,
 * at most to 99. Quantity 1..99.
 */
export function addItem<C extends HoldsItems>(
  cart: C,
  item: CartItem,
  position = cart.items.length,
): Result<C, CartEditRefusal> {
  if (!isQuantity(item.qty)) return err("cart.quantity_invalid");
  const added = { ...item, notes: normalizeNotes(item.notes) };
  return ok({ ...cart, items: joinEqualItems(cart.items.toSpliced(position, 0, added)) });
}

/** Sets the quantity of an item; 0 removes it, anything but a whole number from 0 to 99 is refused. */
export function changeQuantity<C extends HoldsItems>(
  cart: C,
  itemId: CartItemId,
  quantity: number,
): Result<C, CartEditRefusal> {
  if (quantity !== 0 && !isQuantity(quantity)) return err("cart.quantity_invalid");
  if (!holds(cart, itemId)) return err("cart.item_missing");
  if (quantity === 0) return ok(removeItem(cart, itemId));
  return ok(changeItems(cart, [itemId], (item) => ({ ...item, qty: quantity })));
}

/** Replaces what an item is and how many; where another item equals it now, both become one. */
export function changeItem<C extends HoldsItems>(
  cart: C,
  itemId: CartItemId,
  changed: CartItemContent & Pick<CartItem, "qty">,
): Result<C, CartEditRefusal> {
  if (!isQuantity(changed.qty)) return err("cart.quantity_invalid");
  if (!holds(cart, itemId)) return err("cart.item_missing");
  return ok(
    changeItems(cart, [itemId], () => ({ ...changed, id: itemId, notes: normalizeNotes(changed.notes) })),
  );
}

/** Sets the notes of an item, blanks around them cut off. */
export function changeNotes<C extends HoldsItems>(
  cart: C,
  itemId: CartItemId,
  notes: string | null,
): Result<C, CartEditRefusal> {
  if (!holds(cart, itemId)) return err("cart.item_missing");
  return ok(changeItems(cart, [itemId], (item) => ({ ...item, notes: normalizeNotes(notes) })));
}

/** Takes an item out; nothing happens where the cart does not hold it. */
export function removeItem<C extends HoldsItems>(cart: C, itemId: CartItemId): C {
  return removeItems(cart, [itemId]);
}

/** Takes items out, for example those that were disabled meanwhile (CART-8); the same cart when it holds none. */
export function removeItems<C extends HoldsItems>(cart: C, itemIds: readonly CartItemId[]): C {
  if (!cart.items.some((item) => itemIds.includes(item.id))) return cart;
  return { ...cart, items: cart.items.filter((item) => !itemIds.includes(item.id)) };
}

/** Whether this many of one item can be ordered: a whole number from 1 to 99. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}

function holds(cart: HoldsItems, itemId: CartItemId): boolean {
  return cart.items.some((item) => item.id === itemId);
}
