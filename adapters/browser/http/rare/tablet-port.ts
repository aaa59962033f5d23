import type { TabletPort } from "#core/account/tablet/tablet.ports.ts";
import type { CallRare } from "../caller.ts";

/** Shared tablets and PINs over the wire. */
export function createTabletPort(call: CallRare): TabletPort {
  return {
    readTablet: async (signal) => (await call("readTablet", {}, signal)).place,
    switchPerson: async (employeeId, pin, signal) => {
      await call("switchPerson", { body: { employeeId, pin } }, signal);
    },
    hasPin: async (signal) => (await call("readPin", {}, signal)).isSet,
    writePin: async (password, pin, signal) => {
      await call("writePin", { body: { password, pin } }, signal);
    },
    listTablets: async (signal) => (await call("listTablets", {}, signal)).data,
    shareTablet: async (id, signal) => {
      await call("shareTablet", { params: { id } }, signal);
    },
    revokeTablet: async (id, signal) => {
      await call("revokeTablet", { params: { id } }, signal);
    },
  };
}
