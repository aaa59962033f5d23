import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { PaymentMethod } from "#core/shop/payment-method.ts";
import type { DateRange, OrderPeriod } from "../history/order-period.ts";
import type { OrderStatus } from "../lifecycle/order-status.ts";
import type { OrderSource } from "../order.ts";

/** Whether its customer was served for the first time with an order, or had been before (DASHBOARD-2). */
export const ORDER_CUSTOMERS = ["new", "returning"] as const;

/** One of them. */
export type OrderCustomer = (typeof ORDER_CUSTOMERS)[number];

/** Which test orders a list has: those alone, or none. */
export const TEST_CHOICES = ["only", "none"] as const;

/** One of them. */
export type TestChoice = (typeof TEST_CHOICES)[number];

/** Which orders of the organization staff looks at (BOARD-10); null does not limit. */
export interface OrdersQuery {
  readonly status: OrderStatus | null;
  readonly method: FulfillmentMethod | null;
  readonly payment: PaymentMethod | null;
  readonly source: OrderSource | null;
  readonly customer: OrderCustomer | null;
  readonly lateOnly: boolean;
  /** Those with a complaint that waits for an answer. */
  readonly complaintOnly: boolean;
  /** Test orders alone, or all but them (ORDER-39). */
  readonly tests: TestChoice | null;
  readonly period: OrderPeriod | DateRange | null;
  /** A spoken number, beginnings of words of a name, or last digits of a phone; empty does not limit. */
  readonly search: string;
  readonly oldestFirst: boolean;
  /** The one that the address names, else the one that the header shows. */
  readonly locationId: LocationId | null;
  /** From 1. */
  readonly page: number;
}

/** Every order, the newest first. */
export const ALL_ORDERS: OrdersQuery = {
  status: null,
  method: null,
  payment: null,
  source: null,
  customer: null,
  lateOnly: false,
  complaintOnly: false,
  tests: null,
  period: null,
  search: "",
  oldestFirst: false,
  locationId: null,
  page: 1,
};

/** Another choice of the same list: it begins on its first page again. */
export function narrowed(query: OrdersQuery, change: Partial<Omit<OrdersQuery, "page">>): OrdersQuery {
  return { ...query, ...change, page: 1 };
}

/** How many filters limit the list, apart from period, search and location. */
export function filterCount(query: OrdersQuery): number {
  const { status, method, payment, source, customer, lateOnly, complaintOnly, tests } = query;
  const chosen = [status, method, payment, source, customer, tests].filter((one) => one !== null);
  return chosen.length + [lateOnly, complaintOnly].filter(Boolean).length;
}

/** Whether anything but the location and the order limits the list. */
export function isNarrowed(query: OrdersQuery): boolean {
  return filterCount(query) > 0 || query.period !== null || query.search !== "";
}

/** The same list without limits, in the same order and of the same location. */
export function widened({ oldestFirst, locationId }: OrdersQuery): OrdersQuery {
  return { ...ALL_ORDERS, oldestFirst, locationId };
}
