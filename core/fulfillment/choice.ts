import type { LocationId } from "#core/kernel/id.ts";
import type { Location } from "#core/shop/location.ts";
import type { DeliveryAddress } from "./delivery-address.ts";
import type { FulfillmentFact } from "./fulfillment-events.ts";
import type { FulfillmentMethod } from "./fulfillment-method.ts";

/** Where and how a person wants to order. */
export interface FulfillmentChoice {
  readonly locationId: LocationId | null;
  readonly method: FulfillmentMethod;
  readonly address: DeliveryAddress | null;
}

/**
 * The choice that the shop can serve: a location that is not the shop's gives way to the first one, and a method
 * that the location does not offer to the other one (spec §4). Without locations the choice stays as it is.
 */
export function settleChoice(wanted: FulfillmentChoice, locations: readonly Location[]): FulfillmentChoice {
  const location = locations.find(({ id }) => id === wanted.locationId) ?? locations[0];
  if (location === undefined) return wanted;
  return { ...wanted, locationId: location.id, method: offeredMethod(location, wanted.method) };
}

/** What changed between two choices, as facts; `wanted` tells a switch from a wish. */
export function tellChange(
  before: FulfillmentChoice,
  after: FulfillmentChoice,
  wanted: FulfillmentMethod,
): readonly FulfillmentFact[] {
  const facts: FulfillmentFact[] = [];
  if (after.locationId !== null && after.locationId !== before.locationId)
    facts.push({ type: "fulfillment.locationChanged", locationId: after.locationId });
  if (after.method !== before.method) facts.push({ type: "fulfillment.methodChanged", method: after.method });
  if (after.method !== wanted) facts.push({ type: "fulfillment.methodSwitched", method: after.method });
  return facts;
}

function offeredMethod(location: Location, wanted: FulfillmentMethod): FulfillmentMethod {
  const other: FulfillmentMethod = wanted === "pickup" ? "delivery" : "pickup";
  const offered = location.supportedFulfillmentMethods;
  return !offered.includes(wanted) && offered.includes(other) ? other : wanted;
}
