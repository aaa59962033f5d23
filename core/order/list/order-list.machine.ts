import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import { HISTORY_REFRESH_MS } from "../history/order-history.machine.ts";
import type { OperationsPort, StaffOrderPage } from "../order.ports.ts";
import type { OrdersQuery } from "./orders-query.ts";

/** The running list. */
export type OrderListActor = ActorRefFrom<typeof orderListMachine>;

/** A page of all orders of the organization. The page before stays on screen while another is read. */
export const orderListMachine = pollingSetup<OrdersQuery, StaffOrderPage>().createMachine(
  pollingChart<OrdersQuery, StaffOrderPage>("orderList", HISTORY_REFRESH_MS),
);

/** The list's machine with the world behind it. */
export function connectOrderList(operations: Pick<OperationsPort, "list">): typeof orderListMachine {
  return orderListMachine.provide({
    actors: { load: portActor((query, signal) => operations.list(query, signal)) },
  });
}
