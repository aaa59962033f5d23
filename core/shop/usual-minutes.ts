import type { DeliveryZone } from "./delivery-zone.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Instant } from "#core/time/instant.ts";
import { busyMinutes } from "./effective-ordering-state.ts";
import type { Location } from "./location.ts";

/** What the minutes until food is had are made of. */
export interface UsualMinutes {
  readonly preparation: number;
  /** A busy kitchen's extra. */
  readonly busy: number;
  /** To the zone; none at pickup. */
  readonly travel: number;
}

/** How long food usually takes when its making begins then, in minutes. */
export function usualMinutesBy(
  location: Pick<Location, "preparationMinutes" | "orderingState">,
  method: FulfillmentMethod,
  zone: Pick<DeliveryZone, "travelMinutes"> | null,
  at: Instant,
): UsualMinutes {
  return {
    preparation: location.preparationMinutes[method],
    busy: busyMinutes(location.orderingState, at, method),
    travel: method === "delivery" ? (zone?.travelMinutes ?? 0) : 0,
  };
}

/** The same as one figure. */
export function usualMinutes(...asked: Parameters<typeof usualMinutesBy>): number {
  const { preparation, busy, travel } = usualMinutesBy(...asked);
  return preparation + busy + travel;
}
