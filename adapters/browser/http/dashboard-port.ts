import type { DashboardPort } from "#core/sales/dashboard/dashboard.ports.ts";
import type { CallEndpoint } from "./caller.ts";

/** The dashboard over the wire. */
export function createDashboardPort(call: CallEndpoint): DashboardPort {
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
      return { summary, series, hours, products, rates };
    },
  };
}
