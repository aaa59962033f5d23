import type { CartItemId } from "#core/kernel/id.ts";
import type { CartEdit, NewCartItem } from "../cart-events.ts";
import type { CartRow } from "../cart-rows.ts";

/** A line that a person has just taken out of the cart, to be put back whole. */
export interface RemovedLine {
  readonly itemId: CartItemId;
  readonly item: NewCartItem;
  readonly name: string;
  /** Where it stood among the lines. */
  readonly position: number;
}

/** What must be kept of a line that is taken out (CART-22); null where the cart does not hold it. */
export function removedLineOf(rows: readonly CartRow[], itemId: CartItemId): RemovedLine | null {
  const position = rows.findIndex(({ item }) => item.id === itemId);
  const row = rows[position];
  if (row === undefined) return null;
  const { id: _, ...item } = row.item;
  return { itemId, item, name: row.product?.name ?? row.line?.name ?? "", position };
}

/** The edit that puts a line back where it stood, with its choices, note, coupon and quantity. */
export function undoOfRemoval({ item, position }: RemovedLine): CartEdit {
  return { type: "cart.add", item, position };
}
