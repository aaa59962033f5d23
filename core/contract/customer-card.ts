import * as Schema from "effect/Schema";
import type { CustomerId, OrderId } from "#core/kernel/id.ts";
import { BLOCK_REASON, CUSTOMER_FAULTS } from "#core/order/customer/customer-card.ts";
import { money } from "./money.ts";
import { orderStatus } from "./order.ts";
import { count, instant, paragraph, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";

/** What staff knows about a customer. */
export const customerCard = wireStruct({
  id: ulid<CustomerId>(),
  since: instant,
  statusCounts: Schema.Array(wireStruct({ status: orderStatus, orders: count })),
  faultCounts: Schema.Array(wireStruct({ fault: Schema.Literals(CUSTOMER_FAULTS), orders: count })),
  points: count,
  lastOrders: Schema.Array(
    wireStruct({
      id: ulid<OrderId>(),
      number: Schema.String,
      status: orderStatus,
      placedAt: instant,
      total: money,
    }),
  ),
  block: Schema.NullOr(wireStruct({ reason: Schema.String, setBy: Schema.String, setAt: instant })),
});

/** Why a customer may order no more; null lets them order again. */
export const customerBlock = wireStruct({
  reason: Schema.NullOr(paragraph(BLOCK_REASON.min, BLOCK_REASON.max)),
});
