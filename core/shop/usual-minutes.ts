import type { DeliveryZone } from "./delivery-zone.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Instant } from "#core/time/instant.ts";
import { busyMinutes } from "./effective-ordering-state.ts";
import type { Location } from "./location.ts";

/** How long food usually takes now, in minutes: preparation, a busy kitchen's extra, and the travel to the zone. */
export function usualMinutes(
  location: Pick<Location, "preparationMinutes" | "orderingState">,
  method: FulfillmentMethod,
  zone: Pick<DeliveryZone, "travelMinutes"> | null,
  now: Instant,
): number {
  const travelMinutes = method === "delivery" ? (zone?.travelMinutes ?? 0) : 0;
  return (
    location.preparationMinutes[method] + busyMinutes(location.orderingState, now, method) + travelMinutes
  );
}
