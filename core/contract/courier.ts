import * as Schema from "effect/Schema";
import { RUN_LOOKUP_LENGTHS } from "#core/courier/run-lookup.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { COURIER_ACTION_TYPES, MAX_ACTION_ID } from "#core/order/lifecycle/courier-action.ts";
import { REASON_TEXT } from "#core/order/lifecycle/order-rules.ts";
import { coordinates, deliveryAddress } from "./address.ts";
import { money } from "./money.ts";
import { orderStatus } from "./order.ts";
import { count, instant, paragraph, text, ulid } from "./schema/scalars.ts";
import { promise } from "./shop/promise.ts";
import { wireStruct } from "./schema/wire-struct.ts";

const COURIER_ORDER_FIELDS = {
  number: Schema.String,
  isTest: Schema.Boolean,
  status: orderStatus,
  hasArrived: Schema.Boolean,
  promise,
  pickup: wireStruct({ name: Schema.String, address: Schema.String, coordinates }),
  contact: Schema.NullOr(wireStruct({ firstName: Schema.String, phone: Schema.String })),
  deliveryAddress: Schema.NullOr(deliveryAddress),
  items: Schema.Array(wireStruct({ name: Schema.String, qty: count })),
  toCollect: money,
  endedAt: Schema.NullOr(instant),
};

/** An order as the courier sees it. */
export const courierOrder = wireStruct(COURIER_ORDER_FIELDS);

/** The orders that a courier brings. */
export const ownRuns = wireStruct({
  data: Schema.Array(wireStruct({ orderId: ulid<OrderId>(), ...COURIER_ORDER_FIELDS })),
});

/** One tap on the courier's page. */
export const courierAction = wireStruct({
  id: text(1, MAX_ACTION_ID),
  type: Schema.Literals(COURIER_ACTION_TYPES),
  at: instant,
  data: Schema.optionalKey(wireStruct({ text: Schema.optionalKey(paragraph(0, REASON_TEXT.max)) })),
});

/** The token of a link. */
export const runToken = wireStruct({ token: text(1, 200) });

/** A number and a PIN as they were typed. */
export const typedRunLookup = wireStruct({
  number: text(0, RUN_LOOKUP_LENGTHS.number),
  pin: text(0, RUN_LOOKUP_LENGTHS.pin),
});

/** The run that they fit. */
export const foundRun = wireStruct({ token: Schema.String, shopSlug: Schema.String });
