import type { AbsenceRulePort } from "#core/shop/ordering/absence-rule.ports.ts";
import type { CallOffice } from "../caller.ts";

/** What happens without screens, over the wire. */
export function createAbsenceRulePort(call: CallOffice): AbsenceRulePort {
  return {
    readAbsenceRule: async (id, signal) =>
      (await call("readAbsenceRule", { params: { id } }, signal)).pausesOrders,
    writeAbsenceRule: async (id, pausesOrders, signal) => {
      await call("writeAbsenceRule", { params: { id }, body: { pausesOrders } }, signal);
    },
  };
}
