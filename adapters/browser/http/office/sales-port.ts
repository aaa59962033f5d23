import type { SalesPort } from "#core/sales/sales.ports.ts";
import type { CallOffice } from "../caller.ts";

/** Sales over the wire. */
export function createSalesPort(call: CallOffice): SalesPort {
  return {
    readDaySales: (id, date, signal) => call("readDaySales", { params: { id }, query: { date } }, signal),
    dropCash: async (id, command, signal) => {
      await call("dropCash", { params: { id }, body: command }, signal);
    },
    recountCash: async (id, counting, signal) => {
      await call("recountCash", { params: { id }, body: counting }, signal);
    },
  };
}
