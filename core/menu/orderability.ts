import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { availability, isAvailableFor } from "./availability.ts";
import type { Product } from "./menu.ts";
import { isSoldAt } from "./price-at.ts";

/** Whether a product can go into the cart here and now, and why not; `until` null is indefinitely. */
export type Orderability =
  | { readonly kind: "orderable" }
  | { readonly kind: "soldOut"; readonly until: Instant | null }
  | { readonly kind: "notForMethod"; readonly method: FulfillmentMethod }
  | { readonly kind: "notHere" };

/** Looks at the location first, then at what is sold out, then at the way it would be handed over. */
export function orderability(
  product: Product,
  locationId: LocationId,
  method: FulfillmentMethod,
  now: Instant,
): Orderability {
  if (!isSoldAt(product, locationId)) return { kind: "notHere" };
  const stock = availability(product, locationId, now);
  if (stock.state === "unavailable") return { kind: "soldOut", until: stock.until };
  if (!isAvailableFor(product, method)) return { kind: "notForMethod", method };
  return { kind: "orderable" };
}
