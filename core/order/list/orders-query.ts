import { FULFILLMENT_METHODS, type FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { ORDER_PERIODS, type OrderPeriod } from "../history/order-period.ts";
import { ORDER_STATUSES, type OrderStatus } from "../lifecycle/order-status.ts";

/** Where the list of all orders is. */
const ORDERS_PATH = "/operations/orders";

/** Most characters of a search. */
export const MAX_SEARCH_LENGTH = 80;

/** Which orders of the organization staff looks at (BOARD-10); null does not limit. */
export interface OrdersQuery {
  readonly status: OrderStatus | null;
  readonly method: FulfillmentMethod | null;
  readonly period: OrderPeriod | null;
  /** A spoken number, a part of a name, or last digits of a phone; empty does not limit. */
  readonly search: string;
  readonly oldestFirst: boolean;
  /** Where somebody looks at; not of the address, since it stays while they go from page to page. */
  readonly locationId: LocationId | null;
  /** From 1. */
  readonly page: number;
}

/** What an address asks for; what it spells wrong does not limit. */
export function ordersQuery(
  read: (name: string) => string | null,
  locationId: LocationId | null,
): OrdersQuery {
  const page = read("page");
  return {
    status: oneOf(ORDER_STATUSES, read("status")),
    method: oneOf(FULFILLMENT_METHODS, read("method")),
    period: oneOf(ORDER_PERIODS, read("period")),
    search: (read("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    oldestFirst: read("sort") === "placed_at",
    locationId,
    page: page !== null && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a query; what is usual is left out. */
export function ordersPath({ status, method, period, search, oldestFirst, page }: OrdersQuery): string {
  const parts = [
    ["status", status],
    ["method", method],
    ["period", period],
    ["search", search === "" ? null : search],
    ["sort", oldestFirst ? "placed_at" : null],
    ["page", page > 1 ? String(page) : null],
  ].flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(String(value))}`]));
  return parts.length === 0 ? ORDERS_PATH : `${ORDERS_PATH}?${parts.join("&")}`;
}

/** Another choice of the same list: it begins on its first page again. */
export function narrowed(query: OrdersQuery, change: Partial<Omit<OrdersQuery, "page">>): OrdersQuery {
  return { ...query, ...change, page: 1 };
}

/** Whether anything but the order limits the list. */
export function isNarrowed({ status, method, period, search }: OrdersQuery): boolean {
  return status !== null || method !== null || period !== null || search !== "";
}

/** The same list without limits. */
export function widened(query: OrdersQuery): OrdersQuery {
  return narrowed(query, { status: null, method: null, period: null, search: "" });
}

function oneOf<const T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}
