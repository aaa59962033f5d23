import { writeQuery } from "#core/contract/codec/endpoint-codec.ts";
import { OPERATIONS_ENDPOINTS } from "#core/contract/endpoints/office/operations.ts";
import { buildQuery } from "#core/contract/list/list-query.ts";
import type { OperationsPort } from "#core/order/order.ports.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { OPEN_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import type { OrdersQuery } from "#core/order/list/orders-query.ts";
import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { CallOffice } from "../caller.ts";
import { createPriceUpdatePort } from "./price-update-port.ts";

const PER_PAGE = 25;
const BOARD_PER_PAGE = 100;

/** The staff's calls over the wire; the organization is the one that the session selected. */
export function createOperationsPort(call: CallOffice): OperationsPort {
  const page = async (
    status: readonly OrderStatus[] | null,
    number: number,
    perPage: number,
    signal: AbortSignal,
  ) =>
    call(
      "listStaffOrders",
      { query: { filter: status === null ? {} : { status }, sort: "-placed_at", page: number, perPage } },
      signal,
    );
  return {
    listOpen: async (_organizationId, signal) => {
      const orders: StaffOrder[] = [];
      for (let number = 1; ; number += 1) {
        const { items } = await page(OPEN_STATUSES, number, BOARD_PER_PAGE, signal);
        orders.push(...items);
        if (items.length < BOARD_PER_PAGE) break;
      }
      // Every move of a listed order is in its timeline, so the stream may start after the newest of them.
      const known = orders.length > 0 ? orders : (await page(null, 1, 1, signal)).items;
      return { orders, number: newestNumber(known) };
    },
    list: async (query, signal) => {
      const filter = filterOf(query);
      const {
        items,
        total,
        perPage,
        page: number,
      } = await call(
        "listStaffOrders",
        { query: { ...filter, page: query.page, perPage: PER_PAGE } },
        signal,
      );
      return { items, page: number, perPage, total, fileAddress: fileAddress(filter) };
    },
    load: (id, signal) => call("loadStaffOrder", { params: { id } }, signal),
    move: (id, transition, signal) => call("moveOrder", { params: { id }, body: transition }, signal),
    renewLink: (id, signal) => call("renewCourierLink", { params: { id } }, signal),
    listCouriers: async (id, signal) => (await call("listCouriers", { params: { id } }, signal)).data,
    loadCustomer: (id, signal) => call("loadCustomer", { params: { id } }, signal),
    blockCustomer: (id, reason, signal) =>
      call("blockCustomer", { params: { id }, body: { reason } }, signal),
    readLags: async (signal) => (await call("readLags", {}, signal)).data,
    listPrintings: async (id, signal) => (await call("listPrintings", { params: { id } }, signal)).data,
    printTicket: (id, request, signal) => call("printTicket", { params: { id }, body: request }, signal),
    readOrderingState: (id, signal) => call("readOrderingState", { params: { id } }, signal),
    writeOrderingState: (id, state, signal) =>
      call("writeOrderingState", { params: { id }, body: state }, signal),
    readAvailability: async (id, signal) => (await call("readAvailability", { params: { id } }, signal)).data,
    changeAvailability: async (id, changes, signal) =>
      (await call("changeAvailability", { params: { id }, body: { changes } }, signal)).data,
    readStock: async (id, signal) => (await call("readStock", { params: { id } }, signal)).data,
    changeStock: async (id, changes, signal) =>
      (await call("changeStock", { params: { id }, body: { changes } }, signal)).data,
    ...createPriceUpdatePort(call),
  };
}

/** What the wire calls the filters of a list. */
function filterOf({ period, oldestFirst, ...query }: OrdersQuery) {
  const { status, method, payment, source, customer, lateOnly, complaintOnly, tests, search, locationId } =
    query;
  return {
    filter: {
      ...(status === null ? {} : { status: [status] }),
      ...(method === null ? {} : { fulfillmentMethod: method }),
      ...(payment === null ? {} : { paymentMethod: payment }),
      ...(source === null ? {} : { source }),
      ...(customer === null ? {} : { customer }),
      ...(lateOnly ? { late: "only" as const } : {}),
      ...(complaintOnly ? { complaint: "open" as const } : {}),
      ...(tests === null ? {} : { tests }),
      ...(period === null ? {} : typeof period === "string" ? { period } : period),
      ...(search === "" ? {} : { search }),
      ...(locationId === null ? {} : { locationId }),
    },
    sort: oldestFirst ? ("placed_at" as const) : ("-placed_at" as const),
  };
}

// Followed by the browser itself, which writes the file as it comes.
function fileAddress(filter: ReturnType<typeof filterOf>): string {
  const { exportOrders } = OPERATIONS_ENDPOINTS;
  return `/api${exportOrders.path}?${buildQuery(writeQuery(exportOrders, filter))}`;
}

function newestNumber(orders: readonly StaffOrder[]): number {
  return orders
    .flatMap(({ timeline }) => timeline)
    .reduce((newest, { number }) => Math.max(newest, number), 0);
}
