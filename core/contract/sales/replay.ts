import * as Schema from "effect/Schema";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { money } from "../money.ts";
import { count, dateText, fulfillmentMethod, instant, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";
import { LOCATION_FIELDS } from "../shop/location.ts";
import { promise, timing } from "../shop/promise.ts";

/** Which day of which location is replayed. */
export const replayQuery = wireStruct({ locationId: ulid<LocationId>(), date: dateText });

const { openingHours, exceptions, supportedFulfillmentMethods, preparationMinutes } = LOCATION_FIELDS;

/** The orders of a day as their promises and ends have it: nothing of who ordered, or what. */
export const replayPlan = wireStruct({
  location: wireStruct({ openingHours, exceptions, supportedFulfillmentMethods }),
  timezone: Schema.String,
  capacity: wireStruct({ orders: Schema.NullOr(count), value: Schema.NullOr(money) }),
  preparationMinutes,
  orders: Schema.Array(
    wireStruct({
      id: ulid<OrderId>(),
      number: Schema.String,
      placedAt: instant,
      method: fulfillmentMethod,
      timing,
      subtotal: money,
      promise,
      end: Schema.Union([
        wireStruct({ type: Schema.Literal("handedOver"), at: instant }),
        wireStruct({ type: Schema.Literal("lost") }),
        wireStruct({ type: Schema.Literal("open") }),
      ]),
    }),
  ),
  taken: Schema.Array(wireStruct({ start: instant, orders: count, value: money })),
});
