import { assign, type ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { Order } from "../order.ts";
import type { Page } from "#core/kernel/page.ts";
import type { OrdersPort } from "../order.ports.ts";
import type { HistoryState } from "./history-state.ts";

/** A list of orders on screen is read again this often, in milliseconds: active orders move. */
export const HISTORY_REFRESH_MS = 15_000;

/** One page of a customer's orders at a shop. */
export interface HistoryQuery {
  readonly shopId: ShopId;
  readonly state: HistoryState;
  /** From 1. */
  readonly page: number;
  /** A number or words of products; empty finds all. */
  readonly search: string;
}

/** The running list of orders. */
export type HistoryActor = ActorRefFrom<typeof orderHistoryMachine>;

/** One page of a customer's orders; active ones are read again while they are on screen, past ones never move. */
export const orderHistoryMachine = pollingSetup<HistoryQuery, Page<Order>>(
  ({ state }) => state === "active",
).createMachine(pollingChart<HistoryQuery, Page<Order>>("history", HISTORY_REFRESH_MS));

/** The list's machine with the world behind it; it begins with the page of orders that is `known`, if any. */
export function connectOrderHistory(
  orders: OrdersPort,
  known: Page<Order> | null = null,
): typeof orderHistoryMachine {
  return orderHistoryMachine.provide({
    guards: { isKnown: () => known !== null },
    actions: { keepKnown: assign({ answer: known }) },
    actors: {
      load: portActor(({ shopId, state, page, search }, signal) =>
        orders.list(shopId, state, page, search, signal),
      ),
    },
  });
}
