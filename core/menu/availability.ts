import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { INDEFINITELY, type Modifier, type Product } from "./menu.ts";

/** A product or one of its modifiers: what can be sold out at a location. */
export type Stocked = Pick<Product | Modifier, "disabledUntilByLocation">;

/** Whether something is available now, and if not, until when; null is indefinitely. */
export type Availability =
  | { readonly state: "available" }
  | { readonly state: "unavailable"; readonly until: Instant | null };

const AVAILABLE: Availability = { state: "available" };

/** Whether it is available at the location: it is not while its disabled-until lies in the future (MENU-2). */
export function availability(stocked: Stocked, locationId: LocationId, now: Instant): Availability {
  const until = stocked.disabledUntilByLocation[locationId];
  if (until === undefined) return AVAILABLE;
  if (isIndefinite(until)) return { state: "unavailable", until: null };
  return until > now ? { state: "unavailable", until } : AVAILABLE;
}

/** Whether it is available at the location now; at the very instant of its disabled-until it is again. */
export function isAvailable(stocked: Stocked, locationId: LocationId, now: Instant): boolean {
  return availability(stocked, locationId, now).state === "available";
}

/** Whether a disabled-until means until somebody says otherwise: recognized by its value, with or without Z (TIME-4). */
export function isIndefinite(until: Instant | typeof INDEFINITELY): until is typeof INDEFINITELY {
  return until.slice(0, INDEFINITELY.length) === INDEFINITELY;
}

/** Whether a product may be ordered this way; ice cream may not travel. */
export function isAvailableFor(product: Pick<Product, "availableFor">, method: FulfillmentMethod): boolean {
  return product.availableFor.includes(method);
}
