import * as Schema from "effect/Schema";
import type { CashDropId, LocationId, OrderId } from "#core/kernel/id.ts";
import { ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { MAX_COUNTED_ORDERS } from "#core/order/list/counted-orders.ts";
import { ORDER_CUSTOMERS, TEST_CHOICES } from "#core/order/list/orders-query.ts";
import { MAX_EXPORTED_ORDERS } from "#core/order/list/order-export.ts";
import { MAX_SEARCH_LENGTH } from "#core/order/search-length.ts";
import { endpoint } from "../define-endpoint.ts";
import { MOVE_ERRORS } from "../error-key.ts";
import {
  availability,
  availabilityChange,
  courier,
  courierLink,
  lag,
  orderTransition,
  printing,
  printingRequest,
  staffOrder,
  stock,
  stockChange,
  ticket,
} from "../../operations.ts";
import { orderSource } from "../../order.ts";
import { orderStatuses } from "../../order-statuses.ts";
import { cashCounting, cashDropCommand, daySales } from "../../sales/sales.ts";
import { absenceRule, orderingStateChange } from "../../shop/ordering-state-change.ts";
import { orderingState } from "../../shop/ordering-state.ts";
import { listOf, pageOf } from "../../list/page.ts";
import { PAGING, idParams, resumeQuery } from "../../list/query.ts";
import { paymentMethod } from "../../shop/location.ts";
import { dateText, fulfillmentMethod, optionalOr, trimmed, ulid } from "../../schema/scalars.ts";
import { wireStruct } from "../../schema/wire-struct.ts";

const period = Schema.Literals(ORDER_PERIODS);

const ordersFilter = wireStruct({
  status: Schema.optionalKey(orderStatuses),
  locationId: Schema.optionalKey(ulid<LocationId>()),
  fulfillmentMethod: Schema.optionalKey(fulfillmentMethod),
  paymentMethod: Schema.optionalKey(paymentMethod),
  source: Schema.optionalKey(orderSource),
  customer: Schema.optionalKey(Schema.Literals(ORDER_CUSTOMERS)),
  late: Schema.optionalKey(Schema.Literal("only")),
  complaint: Schema.optionalKey(Schema.Literal("open")),
  tests: Schema.optionalKey(Schema.Literals(TEST_CHOICES)),
  period: Schema.optionalKey(period),
  from: Schema.optionalKey(dateText),
  to: Schema.optionalKey(dateText),
  search: Schema.optionalKey(trimmed(0, MAX_SEARCH_LENGTH)),
});

const staffOrdersQuery = {
  filter: optionalOr(ordersFilter, {}),
  sort: optionalOr(Schema.Literals(["-placed_at", "placed_at"]), "-placed_at"),
};

/** What staff does; an id of another organization is 404. */
export const OPERATIONS_ENDPOINTS = {
  listStaffOrders: endpoint("GET", "/operations/orders", {
    permission: "orders.see",
    summary:
      `Orders of the selected organization; meta.total is exact up to ${MAX_COUNTED_ORDERS}, and ` +
      `${MAX_COUNTED_ORDERS + 1} says that there are more`,
    query: wireStruct({ ...staffOrdersQuery, ...PAGING }),
    answer: pageOf(staffOrder),
  }),
  exportOrders: endpoint("GET", "/operations/orders.csv", {
    permission: "orders.see",
    summary: `The orders of a list as a file of comma-separated values, the first ${MAX_EXPORTED_ORDERS}; times are those of the office`,
    query: wireStruct(staffOrdersQuery),
    answerKind: "csv",
  }),
  loadStaffOrder: endpoint("GET", "/operations/orders/{id}", {
    permission: "orders.see",
    summary: "One order of the selected organization",
    params: idParams<OrderId>(),
    answer: staffOrder,
  }),
  moveOrder: endpoint("POST", "/operations/orders/{id}/transitions", {
    permission: "orders.move",
    summary: "Moves an order on; a 409 carries the order as it stands",
    params: idParams<OrderId>(),
    body: orderTransition,
    answer: staffOrder,
    errors: [...MOVE_ERRORS, "slot.full"],
  }),
  listPrintings: endpoint("GET", "/operations/orders/{id}/printings", {
    permission: "orders.see",
    summary: "Who printed the ticket of an order, and when",
    params: idParams<OrderId>(),
    answer: listOf(printing),
  }),
  printTicket: endpoint("POST", "/operations/orders/{id}/printings", {
    permission: "orders.move",
    summary: "Takes one printing of an order and answers its ticket; 409 when somebody has that copy already",
    params: idParams<OrderId>(),
    body: printingRequest,
    answer: ticket,
    errors: ["ticket.already_printed"],
  }),
  renewCourierLink: endpoint("POST", "/operations/orders/{id}/courier-link", {
    permission: "orders.move",
    summary: "A new link for the courier, sent to them again, and a new PIN; those before are void",
    params: idParams<OrderId>(),
    answer: courierLink,
    errors: MOVE_ERRORS,
  }),
  listCouriers: endpoint("GET", "/operations/locations/{id}/couriers", {
    permission: "orders.move",
    summary: "Who may bring the orders of a location",
    params: idParams<LocationId>(),
    answer: listOf(courier),
  }),
  operationsEvents: endpoint("GET", "/operations/events", {
    permission: "orders.see",
    summary: "Live events of the selected organization; resumes after a number",
    query: resumeQuery,
    answerKind: "stream",
  }),
  readLags: endpoint("GET", "/operations/lags", {
    permission: "lags.see",
    summary: "What of the server's messages and repeated work is more than a minute behind",
    answer: listOf(lag),
  }),
  readOrderingState: endpoint("GET", "/operations/locations/{id}/ordering-state", {
    permission: "ordering.see",
    summary: "Whether a location takes orders",
    params: idParams<LocationId>(),
    answer: orderingState,
  }),
  writeOrderingState: endpoint("PUT", "/operations/locations/{id}/ordering-state", {
    permission: "ordering.pause",
    summary: "Busy, paused or online again, for a while",
    params: idParams<LocationId>(),
    body: orderingStateChange,
    answer: orderingState,
  }),
  readAbsenceRule: endpoint("GET", "/operations/locations/{id}/absence", {
    permission: "ordering.pin",
    summary: "Whether orders of a location pause when no screen follows it",
    params: idParams<LocationId>(),
    answer: absenceRule,
  }),
  writeAbsenceRule: endpoint("PUT", "/operations/locations/{id}/absence", {
    permission: "ordering.pin",
    summary: "Lets orders of a location pause, or not, when no screen follows it",
    params: idParams<LocationId>(),
    body: absenceRule,
    answer: absenceRule,
  }),
  readAvailability: endpoint("GET", "/operations/locations/{id}/availability", {
    permission: "availability.change",
    summary: "What is sold out at a location, who said so and when",
    params: idParams<LocationId>(),
    answer: listOf(availability),
  }),
  changeAvailability: endpoint("PATCH", "/operations/locations/{id}/availability", {
    permission: "availability.change",
    summary: "Marks products, modifiers and categories as sold out, or as available again",
    params: idParams<LocationId>(),
    body: availabilityChange,
    answer: listOf(availability),
  }),
  readStock: endpoint("GET", "/operations/locations/{id}/stock", {
    permission: "availability.change",
    summary: "How many pieces are left of the products that a location counts",
    params: idParams<LocationId>(),
    answer: listOf(stock),
  }),
  changeStock: endpoint("PATCH", "/operations/locations/{id}/stock", {
    permission: "availability.change",
    summary: "Sets how many pieces of products are left, adds to them, or ends the counting",
    params: idParams<LocationId>(),
    body: stockChange,
    answer: listOf(stock),
  }),
  readDaySales: endpoint("GET", "/operations/locations/{id}/sales", {
    permission: "dashboard.see",
    summary: "What a location sold on a business day, in groups of orders that are alike",
    params: idParams<LocationId>(),
    query: wireStruct({ date: dateText }),
    answer: daySales,
  }),
  dropCash: endpoint("POST", "/operations/locations/{id}/cash-drops", {
    permission: "cash.count",
    summary: "Takes a courier's cash of a business day; 409 where another sum is due than was shown",
    params: idParams<LocationId>(),
    body: cashDropCommand,
    errors: ["cash.due_changed"],
  }),
  recountCash: endpoint("POST", "/operations/cash-drops/{id}/counts", {
    permission: "cash.count",
    summary: "Counts a courier's cash again, with a note that says why",
    params: idParams<CashDropId>(),
    body: cashCounting,
  }),
} as const;
