import * as Schema from "effect/Schema";
import type { LocationId } from "#core/kernel/id.ts";
import { PAYMENT_METHODS } from "#core/shop/payment-method.ts";
import { coordinates } from "../address.ts";
import { money } from "../money.ts";
import { orderingState } from "./ordering-state.ts";
import { count, dateText, fulfillmentMethod, instant, ulid, wallTime } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";
import { deliveryZone } from "./zone.ts";

/** Hours by the wall clock of the shop's zone. */
export const openingInterval = Schema.Tuple([wallTime, wallTime]);
const day = Schema.Array(openingInterval);
const weeklyHours = wireStruct({ "1": day, "2": day, "3": day, "4": day, "5": day, "6": day, "7": day });

/** Weekly hours of each method. */
export const openingHours = wireStruct({ pickup: weeklyHours, delivery: weeklyHours });

/** How an order may be paid. */
export const paymentMethod = Schema.Literals(PAYMENT_METHODS);

/** The fields of a location that do not depend on the present moment. */
export const LOCATION_FIELDS = {
  id: ulid<LocationId>(),
  slug: Schema.String,
  name: Schema.String,
  address: Schema.String,
  coordinates,
  phone: Schema.String,
  supportedFulfillmentMethods: Schema.Array(fulfillmentMethod),
  openingHours,
  exceptions: Schema.Array(
    wireStruct({
      date: dateText,
      method: Schema.NullOr(fulfillmentMethod),
      intervals: Schema.Array(openingInterval),
    }),
  ),
  preparationMinutes: wireStruct({ pickup: count, delivery: count }),
  minimumOrder: Schema.NullOr(money),
  paymentMethods: Schema.Array(paymentMethod),
  orderingState,
};

/** Asks for all zones of a shop's locations; without it each has the one that it shows first. */
export const INCLUDE_ZONES = "locations.zones";

/** A location with all that ordering needs to know of it. */
export const location = wireStruct({
  ...LOCATION_FIELDS,
  isClosed: Schema.Boolean,
  nextOpeningAt: Schema.NullOr(instant),
  doesPickup: Schema.Boolean,
  doesDelivery: Schema.Boolean,
  defaultDeliveryZone: Schema.NullOr(deliveryZone),
  zones: Schema.optionalKey(Schema.Array(deliveryZone)),
});
