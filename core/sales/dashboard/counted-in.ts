import type { LocationId } from "#core/kernel/id.ts";
import type { DateRange } from "#core/order/history/order-period.ts";
import { ALL_ORDERS, type OrdersQuery } from "#core/order/list/orders-query.ts";
import { FULFILLED_STATUS } from "#core/order/lifecycle/order-stages.ts";

/** Which orders a figure counts, and what limits them further. */
export type CountedOrders = Partial<
  Pick<OrdersQuery, "status" | "method" | "payment" | "customer" | "lateOnly">
>;

/** The list of the orders that a figure of a period counts (DASHBOARD-7): sales, unless it names another status. */
export function ordersCountedIn(
  period: DateRange,
  locationId: LocationId | null,
  counted: CountedOrders = {},
): OrdersQuery {
  return { ...ALL_ORDERS, tests: "none", status: FULFILLED_STATUS, period, locationId, ...counted };
}
