import * as Schema from "effect/Schema";
import type { CashDropId, EmployeeId } from "#core/kernel/id.ts";
import { CASH_NOTE } from "#core/sales/cash-drop.ts";
import { MAX_COURIER_NAME } from "#core/sales/sales-courier.ts";
import { currency, money, moneyFromZero } from "../money.ts";
import { orderSource, orderStatus } from "../order.ts";
import { count, dateText, instant, text, trimmed, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";
import { paymentMethod } from "../shop/location.ts";

const employeeId = Schema.NullOr(ulid<EmployeeId>());
const salesCourier = wireStruct({ employeeId, name: Schema.String });

/** Orders of a day that are alike, and what they sum up to. */
const salesGroup = wireStruct({
  status: orderStatus,
  source: orderSource,
  paymentMethod,
  courier: Schema.NullOr(salesCourier),
  isDropped: Schema.Boolean,
  orders: count,
  total: money,
  tips: money,
  deliveryFees: money,
  refunded: money,
});

const counting = {
  counted: moneyFromZero,
  note: Schema.NullOr(trimmed(CASH_NOTE.min, CASH_NOTE.max)),
};

/** What somebody counted of a drop. */
export const cashCounting = wireStruct(counting);

/** A courier's cash as it is counted for the first time. */
export const cashDropCommand = wireStruct({
  date: dateText,
  courier: wireStruct({ employeeId, name: text(1, MAX_COURIER_NAME) }),
  due: moneyFromZero,
  ...counting,
});

const cashDrop = wireStruct({
  id: ulid<CashDropId>(),
  courier: salesCourier,
  orders: count,
  due: money,
  counts: Schema.Array(
    wireStruct({ counted: money, note: Schema.NullOr(Schema.String), by: Schema.String, at: instant }),
  ),
});

/** All orders of a location that ended on a business day, and the cash that was handed in for them. */
export const daySales = wireStruct({
  date: dateText,
  currency,
  groups: Schema.Array(salesGroup),
  drops: Schema.Array(cashDrop),
});
