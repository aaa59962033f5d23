import { assign, emit, enqueueActions, raise, setup } from "xstate";
import type { PricedCart } from "#core/cart/cart.ts";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { unconnected } from "#core/kernel/port-actor.ts";
import { unconnectedStream, type StreamSignal } from "../stream/follow.ts";
import { streamStates } from "../stream/stream-states.ts";
import type { ComplaintDraft } from "../complaint/complaint.ts";
import type { Order } from "../order.ts";
import type { TrackingEvent, TrackingEmitted } from "./tracking-events.ts";

/** Without a stream the order is read again this often, in milliseconds. */
const TRACKING_POLL_MS = 15_000;

/** The order as it was last read. */
export interface TrackingContext {
  readonly orderId: OrderId;
  readonly order: Order | null;
  /** Where the order is put into a cart again, while that is asked for. */
  readonly reorderLocationId: LocationId | null;
  /** What is said to have gone wrong, while that is sent. */
  readonly complaint: ComplaintDraft | null;
  /** An event arrived while the order was being read, so it is read once more. */
  readonly isOutdated: boolean;
  readonly error: AppError | null;
}

/** What is asked of the server. */
type TrackingCall = Extract<TrackingEmitted, { readonly type: "order.failed" }>["during"];

interface ComplaintInput {
  readonly order: Order | null;
  readonly complaint: ComplaintDraft | null;
}

type Internal = { readonly type: "order.refetch" };

const base = setup({
  types: {
    context: {} as TrackingContext,
    events: {} as TrackingEvent | StreamSignal | Internal,
    emitted: {} as TrackingEmitted,
    input: {} as { readonly orderId: OrderId },
    tags: {} as "busy" | "failed",
  },
  actors: {
    load: unconnected<Order, OrderId>("load"),
    cancel: unconnected<Order, Order | null>("cancel"),
    complain: unconnected<Order, ComplaintInput>("complain"),
    reorder: unconnected<PricedCart, { readonly orderId: OrderId; readonly locationId: LocationId | null }>(
      "reorder",
    ),
    follow: unconnectedStream<OrderId>(),
  },
  guards: {
    isOutdated: ({ context }) => context.isOutdated,
  },
  actions: {
    readAgain: raise({ type: "order.refetch" }),
    hear: raise({ type: "order.refetch" }),
    keepComplaint: assign({ complaint: (_, complaint: ComplaintDraft) => complaint }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown, during }: Failure & { during: TrackingCall }) => ({
      type: "order.failed" as const,
      error: toAppError(thrown),
      during,
    })),
  },
});

/** A customer's order page: the order, the stream that says when to read it again, and polling without one. */
export const orderTrackingMachine = base.createMachine({
  id: "tracking",
  context: ({ input }) => ({
    orderId: input.orderId,
    order: null,
    reorderLocationId: null,
    complaint: null,
    isOutdated: false,
    error: null,
  }),
  type: "parallel",
  invoke: { src: "follow", input: ({ context }) => context.orderId },
  states: {
    order: {
      initial: "loading",
      states: {
        loading: {
          tags: "busy",
          invoke: {
            src: "load",
            input: ({ context }) => context.orderId,
            onDone: { target: "shown", actions: assign({ order: ({ event }) => event.output, error: null }) },
            onError: {
              target: "failed",
              actions: [
                { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                {
                  type: "emitFailure",
                  params: ({ event }) => ({ thrown: event.error, during: "load" as const }),
                },
              ],
            },
          },
        },
        failed: {
          tags: "failed",
          after: { [TRACKING_POLL_MS]: "loading" },
          on: { "order.retry": "loading", "order.refetch": "loading" },
        },
        shown: {
          on: {
            "order.refetch": "refetching",
            "order.retry": "refetching",
            "order.cancel": "cancelling",
            "order.complain": {
              target: "complaining",
              actions: { type: "keepComplaint", params: ({ event }) => event.complaint },
            },
            "order.reorder": {
              target: "reordering",
              actions: assign({ reorderLocationId: ({ event }) => event.locationId }),
            },
          },
        },
        refetching: {
          entry: assign({ isOutdated: false }),
          on: {
            "order.refetch": { actions: assign({ isOutdated: true }) },
            "order.cancel": "cancelling",
            "order.complain": {
              target: "complaining",
              actions: { type: "keepComplaint", params: ({ event }) => event.complaint },
            },
          },
          invoke: {
            src: "load",
            input: ({ context }) => context.orderId,
            onDone: {
              target: "settling",
              actions: enqueueActions(({ context, event, enqueue }) => {
                const order = event.output;
                // An answer that overtook a newer one is not heard.
                if (context.order !== null && order.version < context.order.version) return;
                enqueue.assign({ order, error: null });
                if (order.version !== context.order?.version) enqueue.emit({ type: "order.changed", order });
              }),
            },
            // What was last known stays on screen.
            onError: {
              target: "settling",
              actions: { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
            },
          },
        },
        settling: { always: [{ guard: "isOutdated", target: "refetching" }, { target: "shown" }] },
        cancelling: {
          tags: "busy",
          invoke: {
            src: "cancel",
            input: ({ context }) => context.order,
            onDone: {
              target: "shown",
              actions: [
                assign({ order: ({ event }) => event.output, error: null }),
                emit(({ event }) => ({ type: "order.changed" as const, order: event.output })),
              ],
            },
            onError: {
              target: "refetching",
              actions: {
                type: "emitFailure",
                params: ({ event }) => ({ thrown: event.error, during: "cancel" as const }),
              },
            },
          },
        },
        complaining: {
          tags: "busy",
          invoke: {
            src: "complain",
            input: ({ context: { order, complaint } }) => ({ order, complaint }),
            onDone: {
              target: "shown",
              actions: [
                assign({ order: ({ event }) => event.output, error: null }),
                emit(({ event }) => ({ type: "order.changed" as const, order: event.output })),
              ],
            },
            onError: {
              target: "refetching",
              actions: {
                type: "emitFailure",
                params: ({ event }) => ({ thrown: event.error, during: "complain" as const }),
              },
            },
          },
        },
        reordering: {
          tags: "busy",
          invoke: {
            src: "reorder",
            input: ({ context }) => ({ orderId: context.orderId, locationId: context.reorderLocationId }),
            onDone: {
              target: "shown",
              actions: emit(({ context, event }) => ({
                type: "order.reordered" as const,
                cart: event.output,
                orderId: context.orderId,
              })),
            },
            onError: {
              target: "shown",
              actions: {
                type: "emitFailure",
                params: ({ event }) => ({ thrown: event.error, during: "reorder" as const }),
              },
            },
          },
        },
      },
    },
    stream: streamStates(TRACKING_POLL_MS),
  },
});
