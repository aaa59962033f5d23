import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { OrderingState } from "../ordering-state.ts";
import type { OrderingPort } from "./ordering.ports.ts";

/** A location's ordering state as it was last read; null before. */
export interface OrderingContext {
  readonly locationId: LocationId;
  readonly state: OrderingState | null;
  /** As somebody changes it, while it is written. */
  readonly wanted: OrderingState | null;
}

interface OrderingWrite {
  readonly locationId: LocationId;
  readonly state: OrderingState | null;
}

const orderingSetup = setup({
  types: {
    context: {} as OrderingContext,
    events: {} as
      | { readonly type: "ordering.change"; readonly state: OrderingState }
      /** It changed elsewhere, or could not be read. */
      | { readonly type: "ordering.refresh" },
    emitted: {} as { readonly type: "ordering.failed"; readonly error: AppError },
    input: {} as { readonly locationId: LocationId },
    tags: {} as "busy" | "failed",
  },
  actors: {
    read: unconnected<OrderingState, LocationId>("read"),
    write: unconnected<OrderingState, OrderingWrite>("write"),
  },
  actions: {
    keepWanted: assign({ wanted: (_, wanted: OrderingState) => wanted }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "ordering.failed" as const,
      error: toAppError(thrown),
    })),
  },
});

/** Whether a location takes orders, as staff reads and sets it. */
export const orderingMachine = orderingSetup.createMachine({
  id: "ordering",
  context: ({ input }) => ({ locationId: input.locationId, state: null, wanted: null }),
  initial: "reading",
  on: {
    // While another change is written, that one is given up for this one.
    "ordering.change": {
      target: ".writing",
      actions: { type: "keepWanted", params: ({ event }) => event.state },
    },
  },
  states: {
    reading: {
      tags: "busy",
      invoke: {
        src: "read",
        input: ({ context }) => context.locationId,
        onDone: { target: "shown", actions: assign({ state: ({ event }) => event.output }) },
        onError: {
          target: "failed",
          actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    shown: { on: { "ordering.refresh": "reading" } },
    failed: { tags: "failed", on: { "ordering.refresh": "reading" } },
    writing: {
      tags: "busy",
      invoke: {
        src: "write",
        input: ({ context }) => ({ locationId: context.locationId, state: context.wanted }),
        onDone: { target: "shown", actions: assign({ state: ({ event }) => event.output }) },
        // What the location says now is read, since nobody knows whether the change arrived.
        onError: {
          target: "reading",
          actions: { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
  },
});

/** The machine with the world behind it. */
export function connectOrdering(operations: OrderingPort): typeof orderingMachine {
  return orderingMachine.provide({
    actors: {
      read: portActor((locationId, signal) => operations.readOrderingState(locationId, signal)),
      write: portActor(({ locationId, state }, signal) => {
        if (state === null) throw new Error("Nobody changed the state that is written");
        return operations.writeOrderingState(locationId, state, signal);
      }),
    },
  });
}
