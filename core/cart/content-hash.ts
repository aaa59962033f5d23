import type { CartItem } from "./cart.ts";
import { chosenModifiers } from "#core/menu/chosen-modifiers.ts";

/** What makes two items of a cart the same line: everything but id and quantity (CART-4). */
export type CartItemContent = Omit<CartItem, "id" | "qty">;

/**
 * One text for items with the same product, modifiers, notes, coupon and pay-by-points, and a different one otherwise.
 * The order in which groups and modifiers were chosen does not count, nor do blanks around notes. The text is written
 * out rather than digested: it never collides, and it can be read in the database.
 */
export function contentHash(content: CartItemContent): string {
  const modifiers = chosenModifiers(content.modifierIdsByGroup)
    .map(({ groupId, modifierIds }) => `${groupId}:${modifierIds.toSorted().join(",")}`)
    .toSorted()
    .join(";");
  const notes = normalizeNotes(content.notes);
  return [
    content.productId,
    modifiers,
    content.couponId ?? "",
    content.payByPoints ? "points" : "",
    // Last and quoted, because a person may write any of the separators.
    notes === null ? "" : JSON.stringify(notes),
  ].join("|");
}

/** Notes without the blanks around them; notes of nothing but blanks are none. */
export function normalizeNotes(notes: string | null): string | null {
  const trimmed = notes?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
