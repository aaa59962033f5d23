import type { Money } from "#core/money/money.ts";
import { keyOf } from "../availability/availability-change.ts";
import type { Menu } from "../menu.ts";
import { priceAt, type Priced } from "../price-at.ts";
import type { PricedPlace } from "./price-update.ts";

/** What a menu asks for anything at any location; null where it is not sold. */
export function pricesOfMenu(
  menu: Pick<Menu, "products" | "modifierGroups">,
): (place: PricedPlace) => Money | null {
  const items = new Map<string, Priced>();
  for (const product of menu.products) items.set(keyOf({ type: "product", id: product.id }), product);
  for (const { modifiers } of menu.modifierGroups)
    for (const modifier of modifiers) items.set(keyOf({ type: "modifier", id: modifier.id }), modifier);
  return (place) => {
    const item = items.get(keyOf(place));
    return item === undefined ? null : priceAt(item, place.locationId);
  };
}
