import type { LaunchPort } from "#core/launch/launch.ports.ts";
import type { CallOffice } from "../caller.ts";

/** Shops on their way to the public over the wire. */
export function createLaunchPort(call: CallOffice): LaunchPort {
  return {
    listLaunches: async (signal) => (await call("listLaunches", {}, signal)).data,
    publishShop: async (id, isPublished, signal) => {
      await call("publishShop", { params: { id }, body: { isPublished } }, signal);
    },
    noteSound: async (id, signal) => {
      await call("noteSound", { params: { id } }, signal);
    },
    deleteTestOrders: async (id, signal) => {
      await call("deleteTestOrders", { params: { id } }, signal);
    },
  };
}
