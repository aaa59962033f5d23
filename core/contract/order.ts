import { PAYMENT_STATUSES } from "#core/order/payment.ts";
import * as Schema from "effect/Schema";
import { ORDER_ACTORS, ORDER_SOURCES } from "#core/order/order.ts";
import { ORDER_EVENTS, ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import { REJECT_REASONS } from "#core/order/lifecycle/reject-reason.ts";
import type { LocationId, OrderId, ShopId } from "#core/kernel/id.ts";
import { deliveryAddress } from "./address.ts";
import { COMPLAINT_DRAFT_FIELDS, complaint } from "./complaint.ts";
import { TOTALS_FIELDS, companyInvoice } from "./checkout.ts";
import { line } from "./line.ts";
import { ifMissing, lineChange } from "./line-change.ts";
import { paymentMethod } from "./shop/location.ts";
import { money } from "./money.ts";
import { promise } from "./shop/promise.ts";
import { count, fulfillmentMethod, instant, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** Where an order stands. */
export const orderStatus = Schema.Literals(ORDER_STATUSES);

/** What happens to an order. */
export const orderEventType = Schema.Literals(ORDER_EVENTS);

/** Where an order came from. */
export const orderSource = Schema.Literals(ORDER_SOURCES);

/** Why an order is rejected or cancelled. */
export const rejectReason = Schema.Literals(REJECT_REASONS);

/** The fields of one move in an order's history. */
export const TIMELINE_FIELDS = {
  number: count,
  event: orderEventType,
  at: instant,
  actor: Schema.Literals(ORDER_ACTORS),
  reason: Schema.NullOr(rejectReason),
  text: Schema.NullOr(Schema.String),
  minutes: Schema.NullOr(Schema.Int),
};

/** The fields of an order that its customer sees. */
export const ORDER_FIELDS = {
  id: ulid<OrderId>(),
  number: Schema.String,
  shopId: ulid<ShopId>(),
  location: wireStruct({
    id: ulid<LocationId>(),
    name: Schema.String,
    address: Schema.String,
    phone: Schema.String,
  }),
  source: orderSource,
  isTest: Schema.Boolean,
  status: orderStatus,
  version: count,
  fulfillmentMethod,
  placedAt: instant,
  requestedFor: Schema.NullOr(instant),
  answerBy: instant,
  promise,
  promisedAt: Schema.NullOr(instant),
  contact: wireStruct({
    firstName: Schema.String,
    lastName: Schema.NullOr(Schema.String),
    phone: Schema.String,
  }),
  deliveryAddress: Schema.NullOr(deliveryAddress),
  lines: Schema.Array(line),
  ...TOTALS_FIELDS,
  payment: wireStruct({
    method: paymentMethod,
    status: Schema.Literals(PAYMENT_STATUSES),
    cashChangeFor: Schema.NullOr(money),
    refunded: Schema.NullOr(money),
  }),
  complaints: Schema.Array(complaint),
  lineChanges: Schema.Array(lineChange),
  ifMissing,
  cutlery: Schema.Boolean,
  kitchenNote: Schema.NullOr(Schema.String),
  companyInvoice: Schema.NullOr(companyInvoice),
  timeline: Schema.Array(wireStruct(TIMELINE_FIELDS)),
  allowedEvents: Schema.Array(orderEventType),
};

/** An order as its customer sees it. */
export const order = wireStruct(ORDER_FIELDS);

/** The version that a customer saw when cancelling. */
export const orderCancel = wireStruct({ version: count });

/** What a customer says went wrong with the order, at the version that was seen. */
export const orderComplaint = wireStruct({ version: count, ...COMPLAINT_DRAFT_FIELDS });

/** A customer's yes or no to the change that waits, at the version that was seen. */
export const changeAnswer = wireStruct({ version: count, agrees: Schema.Boolean });

/** Where an old order is ordered again. */
export const orderAgain = wireStruct({ locationId: ulid<LocationId>() });
