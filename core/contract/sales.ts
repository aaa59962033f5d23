import * as Schema from "effect/Schema";
import type { EmployeeId } from "#core/kernel/id.ts";
import { currency, money } from "./money.ts";
import { orderSource, orderStatus } from "./order.ts";
import { count, dateText, ulid } from "./schema/scalars.ts";
import { wireStruct } from "./schema/wire-struct.ts";
import { paymentMethod } from "./shop/location.ts";

/** Orders of a day that are alike, and what they sum up to. */
const salesGroup = wireStruct({
  status: orderStatus,
  source: orderSource,
  paymentMethod,
  courier: Schema.NullOr(wireStruct({ employeeId: Schema.NullOr(ulid<EmployeeId>()), name: Schema.String })),
  orders: count,
  total: money,
  tips: money,
  deliveryFees: money,
  refunded: money,
});

/** All orders of a location that ended on a business day. */
export const daySales = wireStruct({ date: dateText, currency, groups: Schema.Array(salesGroup) });
