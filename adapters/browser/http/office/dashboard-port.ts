import { writeQuery } from "#core/contract/codec/endpoint-codec.ts";
import { buildQuery } from "#core/contract/list/list-query.ts";
import type { QueryIn } from "#core/contract/endpoints/endpoint.ts";
import { DASHBOARD_ENDPOINTS } from "#core/contract/endpoints/office/dashboard.ts";
import type { DashboardPort } from "#core/sales/dashboard/dashboard.ports.ts";
import type { ReplayPort } from "#core/sales/replay/replay.ports.ts";
import type { CallOffice } from "../caller.ts";

const { exportSales } = DASHBOARD_ENDPOINTS;

/** The dashboard over the wire. */
export function createDashboardPort(call: CallOffice): DashboardPort {
  return {
    read: async ({ period, locationId }, signal) => {
      const named = typeof period === "string" ? { period } : period;
      const query = { filter: { ...named, ...(locationId === null ? {} : { locationId }) } };
      const [summary, series, hours, products, rates] = await Promise.all([
        call("readSummary", { query }, signal),
        call("readSeries", { query }, signal),
        call("readSalesHours", { query }, signal),
        call("readSalesProducts", { query }, signal),
        call("readSalesRates", { query }, signal),
      ]);
      const files = {
        days: fileAddress({ ...query, file: "days" }),
        hours: fileAddress({ ...query, file: "hours" }),
        products: fileAddress({ ...query, file: "products" }),
        vat: fileAddress({ ...query, file: "vat" }),
      };
      return { summary, series, hours, products, rates, files };
    },
    readListSums: ({ period, locationId, status, method, payment, source, customer, lateOnly }, signal) => {
      const filter = {
        ...(typeof period === "string" ? { period } : period),
        status,
        ...(locationId === null ? {} : { locationId }),
        ...(method === null ? {} : { fulfillmentMethod: method }),
        ...(payment === null ? {} : { paymentMethod: payment }),
        ...(source === null ? {} : { source }),
        ...(customer === null ? {} : { customer }),
        ...(lateOnly ? { late: "only" as const } : {}),
      };
      return call("readListSums", { query: { filter } }, signal);
    },
  };
}

/** Days to replay, over the wire. */
export function createReplayPort(call: CallOffice): ReplayPort {
  return { readPlan: (query, signal) => call("readReplayPlan", { query }, signal) };
}

// Followed by the browser itself.
function fileAddress(query: QueryIn<typeof exportSales>): string {
  return `/api${exportSales.path}?${buildQuery(writeQuery(exportSales, query))}`;
}
