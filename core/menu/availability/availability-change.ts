import type { CategoryId, LocationId, ModifierId, ProductId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { INDEFINITELY, Menu } from "../menu.ts";
import { isSoldAt } from "../price-at.ts";

/** Until when something is sold out; `INDEFINITELY` is until somebody says otherwise. */
export type DisabledUntil = Instant | typeof INDEFINITELY;

/** What is sold out by itself. */
export const AVAILABILITY_TYPES = ["product", "modifier"] as const;
/** A product or a modifier. */
export type AvailabilityType = (typeof AVAILABILITY_TYPES)[number];

/** A product or modifier that is sold out at a location until then, or available again (null). */
export interface ItemChange {
  readonly type: AvailabilityType;
  readonly id: ProductId | ModifierId;
  readonly disabledUntil: DisabledUntil | null;
}

/** The same for all products of a category. */
export interface CategoryChange {
  readonly type: "category";
  readonly id: CategoryId;
  readonly disabledUntil: DisabledUntil | null;
}

/** What staff changes: one thing, or a category. */
export type AvailabilityChange = ItemChange | CategoryChange;

/** What holds for a product or modifier at a location, with who said so and when. */
export interface ItemAvailability extends ItemChange {
  readonly setBy: string | null;
  readonly setAt: Instant | null;
}

/**
 * The changes item by item, a category as the products that the location sells of it (BOARD-11). Of two changes of one
 * item the last counts. Null when a category has nothing there.
 */
export function toItemChanges(
  changes: readonly AvailabilityChange[],
  menu: Pick<Menu, "products">,
  locationId: LocationId,
): readonly ItemChange[] | null {
  const items = new Map<string, ItemChange>();
  for (const change of changes) {
    const named = change.type === "category" ? productsOf(change, menu, locationId) : [change];
    if (named.length === 0) return null;
    for (const item of named) items.set(keyOf(item), item);
  }
  return [...items.values()];
}

/** Where an item is found again among others; products and modifiers never meet. */
export function keyOf({ type, id }: { readonly type: string; readonly id: string }): string {
  return `${type} ${id}`;
}

/** What is known of a location's items, the newer for each. */
export function mergeAvailability(
  known: readonly ItemAvailability[],
  newer: readonly ItemAvailability[],
): readonly ItemAvailability[] {
  return [...new Map([...known, ...newer].map((item) => [keyOf(item), item])).values()];
}

function productsOf(
  { id, disabledUntil }: CategoryChange,
  menu: Pick<Menu, "products">,
  locationId: LocationId,
): readonly ItemChange[] {
  return menu.products
    .filter((product) => product.categoryId === id && isSoldAt(product, locationId))
    .map((product) => ({ type: "product", id: product.id, disabledUntil }));
}
