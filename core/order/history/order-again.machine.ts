import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { PricedCart } from "#core/cart/cart.ts";
import { toAppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { TrackingEmitted } from "../tracking/tracking-events.ts";
import type { OrdersPort } from "../order.ports.ts";

/** Which order is ordered again, and where. */
export interface OrderAgain {
  readonly orderId: OrderId;
  readonly locationId: LocationId;
}

interface NewCart {
  readonly orderId: OrderId;
  readonly cart: PricedCart;
}

/** The running machine. */
export type OrderAgainActor = ActorRefFrom<typeof orderAgainMachine>;

/** Puts an order of a list into a new cart, one at a time (ROUTE-14). */
export const orderAgainMachine = setup({
  types: {
    context: {} as { readonly wanted: OrderAgain | null },
    events: {} as OrderAgain & { readonly type: "orderAgain.ask" },
    emitted: {} as TrackingEmitted,
    tags: {} as "busy",
  },
  actors: { reorder: unconnected<NewCart, OrderAgain | null>("reorder") },
  actions: {
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "order.failed" as const,
      error: toAppError(thrown),
      during: "reorder" as const,
    })),
  },
}).createMachine({
  id: "orderAgain",
  context: { wanted: null },
  initial: "idle",
  states: {
    idle: {
      entry: assign({ wanted: null }),
      on: {
        "orderAgain.ask": {
          target: "asking",
          actions: assign({
            wanted: ({ event: { orderId, locationId } }) => ({ orderId, locationId }),
          }),
        },
      },
    },
    asking: {
      tags: "busy",
      invoke: {
        src: "reorder",
        input: ({ context }) => context.wanted,
        onDone: {
          target: "idle",
          actions: emit(({ event }) => ({
            type: "order.reordered" as const,
            ...event.output,
          })),
        },
        onError: {
          target: "idle",
          actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
  },
});

/** The order that is being put into a cart; null while none is. */
export function selectWantedAgain({ context }: SnapshotFrom<typeof orderAgainMachine>): OrderId | null {
  return context.wanted?.orderId ?? null;
}

/** The machine with the world behind it. */
export function connectOrderAgain(orders: Pick<OrdersPort, "reorder">): typeof orderAgainMachine {
  return orderAgainMachine.provide({
    actors: {
      reorder: portActor(async (wanted, signal) => {
        if (wanted === null) throw new Error("An order is chosen before it is ordered again");
        const { orderId, locationId } = wanted;
        return { orderId, cart: await orders.reorder(orderId, locationId, signal) };
      }),
    },
  });
}
