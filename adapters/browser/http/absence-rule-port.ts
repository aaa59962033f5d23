import type { AbsenceRulePort } from "#core/shop/ordering/absence-rule.ports.ts";
import type { CallEndpoint } from "./caller.ts";

/** What happens without screens, over the wire. */
export function createAbsenceRulePort(call: CallEndpoint): AbsenceRulePort {
  return {
    readAbsenceRule: async (id, signal) =>
      (await call("readAbsenceRule", { params: { id } }, signal)).pausesOrders,
    writeAbsenceRule: async (id, pausesOrders, signal) => {
      await call("writeAbsenceRule", { params: { id }, body: { pausesOrders } }, signal);
    },
  };
}
