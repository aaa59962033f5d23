import { isAtMost } from "#core/kernel/text-length.ts";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { PAYMENT_METHODS } from "#core/shop/payment-method.ts";
import { dateRange, ORDER_PERIODS } from "../history/order-period.ts";
import { ORDER_STATUSES } from "../lifecycle/order-status.ts";
import { ORDER_SOURCES } from "../order.ts";
import { ALL_ORDERS, ORDER_CUSTOMERS, TEST_CHOICES, type OrdersQuery } from "./orders-query.ts";
import { MAX_SEARCH_LENGTH } from "../search-length.ts";

/** Where the list of all orders is, and where a phone chooses its filters and its period. */
export const ORDERS_PATH = "/operations/orders";
export const ORDER_FILTERS_PATH = "/operations/orders/filters";
export const ORDER_PERIOD_PATH = "/operations/orders/period";

type OrdersPage =
  | typeof ORDERS_PATH
  | typeof ORDER_FILTERS_PATH
  | typeof ORDER_PERIOD_PATH
  | `${typeof ORDERS_PATH}/${OrderId}`;

/** The parts of an address that may be misspelled. */
export type AddressPart =
  | "status"
  | "method"
  | "payment"
  | "source"
  | "customer"
  | "late"
  | "complaint"
  | "tests"
  | "period"
  | "search"
  | "sort"
  | "location"
  | "page";

/** What an address asks for, and which of its parts mean nothing and therefore do not limit. */
export interface OrdersAddress {
  readonly query: OrdersQuery;
  readonly ignored: readonly AddressPart[];
}

/** Who reads an address: the locations that they may name, and the one that their header shows. */
interface AddressReader {
  readonly locationIds: readonly LocationId[];
  readonly locationId: LocationId | null;
}

const OLDEST_FIRST = "placed_at";
const NEWEST_FIRST = "-placed_at";
const LATE = "only";
const OPEN_COMPLAINT = "open";

/** Reads an address (BOARD-15): what it spells wrong is named and left out, everything else counts. */
export function readOrdersAddress(
  read: (name: string) => string | null,
  reader: AddressReader,
): OrdersAddress {
  const ignored: AddressPart[] = [];
  const part = <T>(name: AddressPart, value: T | null, text = read(name)): T | null => {
    if (value === null && text !== null && text !== "") ignored.push(name);
    return value;
  };
  const one = <const T extends string>(name: AddressPart, values: readonly T[]): T | null =>
    part(name, values.find((value) => value === read(name)) ?? null);
  const searched = (read("search") ?? "").trim();
  if (!isAtMost(searched, MAX_SEARCH_LENGTH)) ignored.push("search");
  const locationId = reader.locationIds.find((id) => id === read("location")) ?? null;
  const page = read("page");
  const query: OrdersQuery = {
    status: one("status", ORDER_STATUSES),
    method: one("method", FULFILLMENT_METHODS),
    payment: one("payment", PAYMENT_METHODS),
    source: one("source", ORDER_SOURCES),
    customer: one("customer", ORDER_CUSTOMERS),
    lateOnly: one("late", [LATE]) !== null,
    complaintOnly: one("complaint", [OPEN_COMPLAINT]) !== null,
    tests: one("tests", TEST_CHOICES),
    period: part("period", periodIn(read), [read("period"), read("from"), read("to")].join("").trim()),
    search: ignored.includes("search") ? "" : searched,
    oldestFirst: one("sort", [OLDEST_FIRST, NEWEST_FIRST]) === OLDEST_FIRST,
    locationId: part("location", locationId) ?? reader.locationId,
    page: part("page", page !== null && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : null) ?? 1,
  };
  return { query, ignored };
}

/** Where one order is, with the list that it was found in, so that the way back leads there. */
export function orderPath(orderId: OrderId, query: OrdersQuery = ALL_ORDERS): string {
  return ordersPath(query, `${ORDERS_PATH}/${orderId}`);
}

/** The address of a query, of the list or of a page of one of its parts; what is usual is left out. */
export function ordersPath(query: OrdersQuery, path: OrdersPage = ORDERS_PATH): string {
  const { period, search, page } = query;
  const isNamed = typeof period === "string";
  const parts: readonly (readonly [name: string, value: string | null])[] = [
    ["status", query.status],
    ["method", query.method],
    ["payment", query.payment],
    ["source", query.source],
    ["customer", query.customer],
    ["late", query.lateOnly ? LATE : null],
    ["complaint", query.complaintOnly ? OPEN_COMPLAINT : null],
    ["tests", query.tests],
    ["period", isNamed ? period : null],
    ["from", isNamed || period === null ? null : period.from],
    ["to", isNamed || period === null ? null : period.to],
    ["search", search === "" ? null : search],
    ["location", query.locationId],
    ["sort", query.oldestFirst ? OLDEST_FIRST : null],
    ["page", page > 1 ? String(page) : null],
  ];
  const said = parts.flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return said.length === 0 ? path : `${path}?${said.join("&")}`;
}

// A named period wins over dates.
function periodIn(read: (name: string) => string | null): OrdersQuery["period"] {
  const named = ORDER_PERIODS.find((period) => period === read("period"));
  if (named !== undefined) return named;
  if ((read("period") ?? "") !== "") return null;
  const range = dateRange(read("from") ?? "", read("to") ?? "");
  return range.ok ? range.value : null;
}
