import type { LocationId } from "#core/kernel/id.ts";
import type { Currency, Money } from "#core/money/money.ts";
import type { DateRange, OrderPeriod } from "#core/order/history/order-period.ts";
import { FULFILLED_STATUS, TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { OrdersQuery } from "#core/order/list/orders-query.ts";
import type { AlikeOrders } from "./alike-orders.ts";
import { isSale, salesWorth, type OrdersWorth } from "./period-figures.ts";

/** What alike orders have in common that a list of orders can ask for; null does not limit. */
export interface CountedFilter extends Pick<
  OrdersQuery,
  "method" | "payment" | "source" | "customer" | "lateOnly"
> {
  readonly status: OrderStatus;
}

/** A list of all orders that the dashboard counts as well. */
export interface CountedList extends CountedFilter {
  readonly period: OrderPeriod | DateRange;
  readonly locationId: LocationId | null;
}

/** What the orders of a list add up to. */
export interface ListSums extends OrdersWorth {
  readonly currency: Currency;
  /** The parts of what sales brought in; null where no food was handed over. `total` is all three. */
  readonly sales: { readonly netSales: Money; readonly vat: Money; readonly tips: Money } | null;
  /** Whether orders of before sales were counted are still being added. */
  readonly isCounting: boolean;
}

/**
 * The same list for the dashboard to add up, without its page and its order (DASHBOARD-7); null for one that has orders
 * which the dashboard does not count: some that are not over, test orders, or what was searched for.
 */
export function countedList(query: OrdersQuery): CountedList | null {
  const { status, period, search, complaintOnly, tests, lateOnly, customer } = query;
  if (status === null || period === null || !TERMINAL_STATUSES.includes(status)) return null;
  if (search !== "" || complaintOnly || tests !== "none") return null;
  const { method, payment, source, locationId } = query;
  const filter = { status, method, payment, source, customer, lateOnly };
  return isCountedSo(filter) ? { ...filter, period, locationId } : null;
}

/** Whether the dashboard knows what such orders add up to: whether one is late, or the first of its customer, is counted of sales alone. */
export function isCountedSo({ status, lateOnly, customer }: CountedFilter): boolean {
  return status === FULFILLED_STATUS || (!lateOnly && customer === null);
}

/** Adds up those groups of alike orders of one currency that a list has. */
export function listSums(
  groups: readonly AlikeOrders[],
  filter: CountedFilter,
  currency: Currency,
): Omit<ListSums, "isCounting"> {
  const listed = groups.filter((group) => isListed(group, filter));
  const { orders, total, netSales, vat, tips } = salesWorth(listed, currency);
  return { currency, orders, total, sales: isSale(filter) ? { netSales, vat, tips } : null };
}

function isListed(group: AlikeOrders, filter: CountedFilter): boolean {
  const { status, method, payment, source, customer, lateOnly } = filter;
  return (
    group.status === status &&
    (method === null || group.method === method) &&
    (payment === null || group.paymentMethod === payment) &&
    (source === null || group.source === source) &&
    (customer === null || group.isFirst === (customer === "new")) &&
    (!lateOnly || group.isLate)
  );
}
