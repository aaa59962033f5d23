import type { LocationId } from "#core/kernel/id.ts";
import type { User } from "#core/account/user.ts";
import type { Location } from "#core/shop/location.ts";
import type { DeliveryAddress } from "./address/delivery-address.ts";
import type { FulfillmentEmitted } from "./fulfillment-events.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { resolveLocation, resolveMethod, type MethodWishes } from "./resolve-fulfillment.ts";

/** Where and how a person wants to order. */
export interface FulfillmentChoice {
  readonly locationId: LocationId | null;
  readonly method: FulfillmentMethod;
  readonly address: DeliveryAddress | null;
}

const NO_WISH: MethodWishes = { chosen: null, userDefault: null, remembered: null };

/** The choice that the shop can serve (FULFILLMENT-2). Without locations it stays as it is. */
export function settleChoice(
  wanted: FulfillmentChoice,
  locations: readonly Location[],
  wishes: MethodWishes = { ...NO_WISH, remembered: wanted.method },
): FulfillmentChoice {
  const location = resolveLocation(locations, wanted.locationId)?.location;
  if (location === undefined) return wanted;
  const method = resolveMethod(location.supportedFulfillmentMethods, wishes);
  return { ...wanted, locationId: location.id, method };
}

/** What the method hangs on once somebody is signed in: the choice on this page, the profile, the device. */
export function wishesOf(
  choice: FulfillmentChoice & { readonly isMethodChosen: boolean },
  user: User,
): MethodWishes {
  return choice.isMethodChosen
    ? { ...NO_WISH, chosen: choice.method }
    : { ...NO_WISH, userDefault: user.defaultFulfillmentMethod, remembered: choice.method };
}

/** What changed between two choices, as events. */
export function eventsOfChoice(
  before: FulfillmentChoice,
  after: FulfillmentChoice,
): readonly FulfillmentEmitted[] {
  const events: FulfillmentEmitted[] = [];
  if (after.locationId !== null && after.locationId !== before.locationId)
    events.push({ type: "fulfillment.locationChanged", locationId: after.locationId });
  if (after.method !== before.method)
    events.push({ type: "fulfillment.methodChanged", method: after.method });
  return events;
}

/** The fact that a wish could not be met, so that the person does not have to notice it. */
export function eventsOfSwitch(
  wanted: FulfillmentMethod,
  after: FulfillmentChoice,
): readonly FulfillmentEmitted[] {
  return wanted === after.method ? [] : [{ type: "fulfillment.methodSwitched", method: after.method }];
}
