import type { LocationId } from "#core/kernel/id.ts";
import type { Location } from "#core/shop/location.ts";
import { DEFAULT_FULFILLMENT_METHOD, type FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";

/** What is known about how a person wants to order, the strongest wish first. */
export interface MethodWishes {
  /** Chosen on this visit. */
  readonly chosen: FulfillmentMethod | null;
  /** Saved in the user's profile. */
  readonly userDefault: FulfillmentMethod | null;
  /** Kept by the device. */
  readonly remembered: FulfillmentMethod | null;
}

/** A location, and whether a selection that no longer fits any had to be dropped. */
export interface ResolvedLocation {
  readonly location: Location;
  readonly selectionCleared: boolean;
}

/**
 * The method to order by (FULFILLMENT-2): the strongest wish, delivery when there is none; the other method where the
 * location lacks the wished one. A location that supports neither keeps the wish, and checkout says why not.
 */
export function resolveMethod(
  supported: readonly FulfillmentMethod[],
  wishes: MethodWishes,
): FulfillmentMethod {
  const wish = wishes.chosen ?? wishes.userDefault ?? wishes.remembered ?? DEFAULT_FULFILLMENT_METHOD;
  const other = wish === "pickup" ? "delivery" : "pickup";
  return !supported.includes(wish) && supported.includes(other) ? other : wish;
}

/** The selected location, else the first; an id that matches none is to be forgotten (SHOP-11). Null for a shop without locations. */
export function resolveLocation(
  locations: readonly Location[],
  selectedId: LocationId | null,
): ResolvedLocation | null {
  const selected = locations.find(({ id }) => id === selectedId);
  if (selected !== undefined) return { location: selected, selectionCleared: false };
  const [first] = locations;
  return first === undefined ? null : { location: first, selectionCleared: selectedId !== null };
}
