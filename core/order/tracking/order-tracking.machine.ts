import { assign, emit, enqueueActions, not } from "xstate";
import { streamStates } from "../stream/stream-states.ts";
import { COUNTDOWN_MS, orderTrackingSetup, TRACKING_POLL_MS } from "./order-tracking-setup.ts";

/** A customer's order page: the order, the stream that says when to read it again, and polling without one. */
export const orderTrackingMachine = orderTrackingSetup.createMachine({
  id: "tracking",
  context: ({ input }) => ({
    orderId: input.orderId,
    order: input.order,
    reorderLocationId: null,
    saying: null,
    now: 0,
    isOutdated: false,
    error: null,
  }),
  type: "parallel",
  invoke: { src: "follow", input: ({ context }) => context.orderId },
  states: {
    order: {
      initial: "opening",
      // What is heard while an answer is under way may be newer than the answer.
      on: { "order.refetch": { actions: assign({ isOutdated: true }) } },
      states: {
        // What the page was drawn with is read again: it is as old as the way to the browser was long.
        opening: { always: [{ guard: "hasOrder", target: "refetching" }, { target: "loading" }] },
        loading: {
          tags: "busy",
          invoke: {
            src: "load",
            input: ({ context }) => context.orderId,
            onDone: {
              target: "settling",
              actions: assign({ order: ({ event }) => event.output, error: null }),
            },
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
            "order.say": {
              target: "saying",
              actions: { type: "keepSaying", params: ({ event }) => event.saying },
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
            "order.cancel": "cancelling",
            "order.say": {
              target: "saying",
              actions: { type: "keepSaying", params: ({ event }) => event.saying },
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
              target: "settling",
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
        saying: {
          tags: "busy",
          invoke: {
            src: "say",
            input: ({ context: { order, saying } }) => ({ order, saying }),
            onDone: {
              target: "settling",
              actions: [
                assign({ order: ({ event }) => event.output, error: null }),
                emit(({ event }) => ({ type: "order.changed" as const, order: event.output })),
              ],
            },
            onError: {
              target: "refetching",
              actions: {
                type: "emitFailure",
                params: ({ context, event }) => ({
                  thrown: event.error,
                  during: context.saying?.type ?? ("complain" as const),
                }),
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
              target: "settling",
              actions: emit(({ context, event }) => ({
                type: "order.reordered" as const,
                cart: event.output,
                orderId: context.orderId,
              })),
            },
            onError: {
              target: "settling",
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
    countdown: {
      initial: "still",
      states: {
        still: { always: { guard: "isAsked", target: "running" } },
        running: {
          entry: "readClock",
          always: { guard: not("isAsked"), target: "still" },
          after: { [COUNTDOWN_MS]: { target: "running", reenter: true } },
        },
      },
    },
  },
});
