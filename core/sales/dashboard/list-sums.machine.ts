import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { HISTORY_REFRESH_MS } from "#core/order/history/order-history.machine.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { DashboardPort } from "./dashboard.ports.ts";
import type { CountedList, ListSums } from "./list-sums.ts";

/** The running reading. */
export type ListSumsActor = ActorRefFrom<typeof listSumsMachine>;

/** What a list of orders adds up to; read again as often as the list is. */
export const listSumsMachine = pollingSetup<CountedList, ListSums>().createMachine(
  pollingChart<CountedList, ListSums>("listSums", HISTORY_REFRESH_MS),
);

/** The machine with the world behind it. */
export function connectListSums(dashboard: Pick<DashboardPort, "readListSums">): typeof listSumsMachine {
  return listSumsMachine.provide({
    actors: { load: portActor((list, signal) => dashboard.readListSums(list, signal)) },
  });
}
