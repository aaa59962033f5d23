import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import { HISTORY_REFRESH_MS } from "../history/order-history.machine.ts";
import type { StaffOrder } from "../order.ts";
import type { OperationsPort, Page } from "../order.ports.ts";
import type { OrdersQuery } from "./orders-query.ts";

/** What is asked of the list. */
export type OrderListEvent =
  { readonly type: "orderList.ask"; readonly query: OrdersQuery } | { readonly type: "orderList.retry" };

/** What the list tells. */
export type OrderListEmitted = { readonly type: "orderList.failed"; readonly error: AppError };

/** What is asked for, and the page as it was last read, which may be of the query before. */
export interface OrderListContext {
  readonly query: OrdersQuery;
  readonly page: Page<StaffOrder> | null;
  readonly error: AppError | null;
}

/** The running list. */
export type OrderListActor = ActorRefFrom<typeof orderListMachine>;
/** One state of it. */
export type OrderListSnapshot = SnapshotFrom<typeof orderListMachine>;

const orderListSetup = setup({
  types: {
    context: {} as OrderListContext,
    events: {} as OrderListEvent,
    emitted: {} as OrderListEmitted,
    input: {} as OrdersQuery,
    tags: {} as "busy" | "failed",
  },
  actors: { load: unconnected<Page<StaffOrder>, OrdersQuery>("load") },
  actions: {
    keepQuery: assign({ query: (_, query: OrdersQuery) => query }),
    keepPage: assign({ page: (_, page: Page<StaffOrder>) => page, error: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "orderList.failed" as const,
      error: toAppError(thrown),
    })),
  },
});

/** A page of all orders of the organization. The page before stays on screen while another is read, and what is shown is read again while it is looked at. */
export const orderListMachine = orderListSetup.createMachine({
  id: "orderList",
  context: ({ input }) => ({ query: input, page: null, error: null }),
  initial: "loading",
  on: {
    "orderList.ask": {
      target: ".loading",
      actions: { type: "keepQuery", params: ({ event }) => event.query },
    },
  },
  states: {
    loading: {
      tags: "busy",
      invoke: {
        src: "load",
        input: ({ context }) => context.query,
        onDone: { target: "shown", actions: { type: "keepPage", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: [
            { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
          ],
        },
      },
    },
    failed: { tags: "failed", on: { "orderList.retry": "loading" } },
    shown: { after: { [HISTORY_REFRESH_MS]: "refreshing" } },
    refreshing: {
      invoke: {
        src: "load",
        input: ({ context }) => context.query,
        onDone: { target: "shown", actions: { type: "keepPage", params: ({ event }) => event.output } },
        // What was last known stays on screen.
        onError: "shown",
      },
    },
  },
});

/** The list's machine with the world behind it. */
export function connectOrderList(operations: Pick<OperationsPort, "list">): typeof orderListMachine {
  return orderListMachine.provide({
    actors: { load: portActor((query, signal) => operations.list(query, signal)) },
  });
}

/** The page as it was last read; null until one was. */
export function selectOrderPage({ context }: OrderListSnapshot): Page<StaffOrder> | null {
  return context.page;
}

/** Whether what is shown is not yet what was asked for. */
export function selectIsOrderListBusy(snapshot: OrderListSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Why the page could not be read; null unless it could not. */
export function selectOrderListError(snapshot: OrderListSnapshot): AppError | null {
  return snapshot.hasTag("failed") ? snapshot.context.error : null;
}
