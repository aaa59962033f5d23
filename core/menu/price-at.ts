import type { LocationId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { Modifier, Product } from "./menu.ts";

/** A product or one of its modifiers: what has a price at a location. */
export type Priced = Pick<Product | Modifier, "priceByLocation">;

/** The price at a location, VAT included; null where it is not sold. */
export function priceAt(priced: Priced, locationId: LocationId): Money | null {
  return priced.priceByLocation[locationId] ?? null;
}

/** Whether it is sold at the location at all, be it available now or not. */
export function isSoldAt(priced: Priced, locationId: LocationId): boolean {
  return priceAt(priced, locationId) !== null;
}
