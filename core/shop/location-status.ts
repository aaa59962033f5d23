import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Instant } from "#core/time/instant.ts";
import { effectiveOrderingState } from "./effective-ordering-state.ts";
import type { Location } from "./location.ts";
import { closedNotice, type ClosedNotice } from "./closed-notice.ts";
import type { Shop } from "./shop.ts";

/** Whether a location takes orders now, as its banner says it. */
export type LocationStatus =
  | { readonly kind: "closed"; readonly notice: ClosedNotice }
  | { readonly kind: "paused"; readonly until: Instant | null }
  | { readonly kind: "busy"; readonly extraMinutes: number }
  | { readonly kind: "open" };

/** Closed stands before paused, paused before busy; temporary states are read as of now (SHOP-10). */
export function locationStatus(
  shop: Pick<Shop, "locations" | "timezone">,
  location: Location,
  method: FulfillmentMethod,
  now: Instant,
): LocationStatus {
  const notice = closedNotice(shop, location, now);
  if (notice !== null) return { kind: "closed", notice };
  const state = effectiveOrderingState(location.orderingState, now, method);
  if (state.mode === "paused") return { kind: "paused", until: state.until };
  return state.mode === "busy" ? { kind: "busy", extraMinutes: state.extraMinutes } : { kind: "open" };
}
