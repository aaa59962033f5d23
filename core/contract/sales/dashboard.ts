import * as Schema from "effect/Schema";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import type { LocationId, ProductId } from "#core/kernel/id.ts";
import { ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { ORDER_CUSTOMERS } from "#core/order/list/orders-query.ts";
import { SALES_FILES } from "#core/sales/dashboard/sales-file.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import { currency, money } from "../money.ts";
import { orderSource, orderStatus } from "../order.ts";
import {
  count,
  dateText,
  decimalText,
  fulfillmentMethod,
  integer,
  optionalOr,
  ulid,
} from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";
import { paymentMethod } from "../shop/location.ts";

const countedPeriod = {
  period: Schema.optionalKey(Schema.Literals(ORDER_PERIODS)),
  from: Schema.optionalKey(dateText),
  to: Schema.optionalKey(dateText),
  locationId: Schema.optionalKey(ulid<LocationId>()),
};
const filter = wireStruct(countedPeriod);

/** Which orders are counted: a named period, or dates; without either the last seven days. */
export const DASHBOARD_QUERY = { filter: optionalOr(filter, {}) };

const countedOrders = wireStruct({
  ...countedPeriod,
  status: Schema.Literals(TERMINAL_STATUSES),
  fulfillmentMethod: Schema.optionalKey(fulfillmentMethod),
  paymentMethod: Schema.optionalKey(paymentMethod),
  source: Schema.optionalKey(orderSource),
  customer: Schema.optionalKey(Schema.Literals(ORDER_CUSTOMERS)),
  late: Schema.optionalKey(Schema.Literal("only")),
});

/** Which of the orders that a dashboard counts are added up, as a list of orders is asked for. */
export const LIST_SUMS_QUERY = { filter: countedOrders };

/** Which table of it is saved as a file. */
export const salesFile = Schema.Literals(SALES_FILES);

const period = wireStruct({ from: dateText, to: dateText });
const worth = { orders: count, total: money };
const sales = { ...worth, netSales: money };

const figures = {
  ...sales,
  vat: money,
  tips: money,
  deliveryFees: money,
  averageOrder: Schema.NullOr(money),
  byMethod: Schema.Array(wireStruct({ method: fulfillmentMethod, ...sales })).check(
    Schema.isMinLength(FULFILLMENT_METHODS.length),
  ),
  byPayment: Schema.Array(wireStruct({ paymentMethod, ...worth })),
  lost: Schema.Array(wireStruct({ status: orderStatus, ...worth })),
  answerSeconds: Schema.NullOr(count),
  lateOrders: count,
  newCustomers: count,
  returningOrders: count,
  discounts: money,
  pointsUsed: count,
  pointsPaid: money,
  pointsEarned: count,
  refunded: money,
};

/** The figures of a period and of the one before. */
export const dashboardSummary = wireStruct({
  currency,
  period,
  ...figures,
  previous: wireStruct({ period, ...figures }),
  isCounting: Schema.Boolean,
});

/** What a list of orders adds up to. */
export const salesOfList = wireStruct({
  currency,
  ...worth,
  sales: Schema.NullOr(wireStruct({ netSales: money, vat: money, tips: money })),
  isCounting: Schema.Boolean,
});

const netSales = { orders: count, netSales: money };
const days = Schema.Array(wireStruct({ date: dateText, ...netSales }));

/** Net sales of each day. */
export const salesSeries = wireStruct({ currency, days, previous: days }, { days: "data" });

/** Net sales by weekday and hour. */
export const salesHours = wireStruct(
  {
    currency,
    hours: Schema.Array(
      wireStruct({ weekday: Schema.Literals(WEEKDAYS), hour: integer(0, 23), ...netSales }),
    ),
  },
  { hours: "data" },
);

/** What products sold. */
export const salesProducts = wireStruct(
  {
    currency,
    products: Schema.Array(
      wireStruct({
        productId: ulid<ProductId>(),
        name: Schema.String,
        orders: count,
        pieces: count,
        gross: money,
      }),
    ),
  },
  { products: "data" },
);

/** What was sold at each rate of VAT. */
export const salesRates = wireStruct(
  {
    currency,
    rates: Schema.Array(
      wireStruct({ rate: decimalText, orders: count, net: money, vat: money, gross: money }),
    ),
  },
  { rates: "data" },
);
