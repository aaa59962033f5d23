import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { Order } from "../order.ts";
import type { OrdersPort, Page } from "../order.ports.ts";

/** A list of orders on screen is read again this often, in milliseconds: active orders move. */
export const HISTORY_REFRESH_MS = 15_000;

/** One page of a customer's orders at a shop. */
export interface HistoryQuery {
  readonly shopId: ShopId;
  readonly state: "active" | "past";
  /** From 1. */
  readonly page: number;
}

/** What may be asked of the list. */
export type HistoryEvent = { readonly type: "history.retry" };

/** What the list tells. */
export type HistoryEmitted = { readonly type: "history.failed"; readonly error: AppError };

/** What was asked for, and the page as it was last read. */
export interface HistoryContext {
  readonly query: HistoryQuery;
  readonly page: Page<Order> | null;
  readonly error: AppError | null;
}

const historySetup = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    emitted: {} as HistoryEmitted,
    input: {} as HistoryQuery,
    tags: {} as "busy" | "failed",
  },
  actors: { load: unconnected<Page<Order>, HistoryQuery>("load") },
  guards: { isActive: ({ context }) => context.query.state === "active" },
  actions: {
    keepPage: assign({ page: (_, page: Page<Order>) => page, error: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "history.failed" as const,
      error: toAppError(thrown),
    })),
  },
});

/** One page of "Comenzile mele"; active orders are read again while they are on screen, past ones never move. */
export const orderHistoryMachine = historySetup.createMachine({
  id: "history",
  context: ({ input }) => ({ query: input, page: null, error: null }),
  initial: "loading",
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
    failed: { tags: "failed", on: { "history.retry": "loading" } },
    shown: { after: { [HISTORY_REFRESH_MS]: { guard: "isActive", target: "refreshing" } } },
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
export function connectOrderHistory(orders: OrdersPort): typeof orderHistoryMachine {
  return orderHistoryMachine.provide({
    actors: {
      load: portActor(({ shopId, state, page }, signal) => orders.list(shopId, state, page, signal)),
    },
  });
}
