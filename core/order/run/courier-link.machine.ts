import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { CourierPort, NewCourierLink } from "./courier.ports.ts";

/** A link that was made here, which nobody is shown again (COURIER-6). */
export interface CourierLinkContext {
  readonly orderId: OrderId;
  readonly made: NewCourierLink | null;
  readonly error: AppError | null;
}

/** The running machine. */
export type CourierLinkActor = ActorRefFrom<typeof courierLinkMachine>;
/** One state of it. */
export type CourierLinkSnapshot = SnapshotFrom<typeof courierLinkMachine>;

/** Makes another link for who brings an order, each time it is asked to. */
export const courierLinkMachine = setup({
  types: {
    context: {} as CourierLinkContext,
    events: {} as { readonly type: "courierLink.make" },
    input: {} as { readonly orderId: OrderId },
    tags: {} as "busy",
  },
  actors: { make: unconnected<NewCourierLink, OrderId>("make") },
  actions: {
    keepLink: assign({ made: (_, made: NewCourierLink) => made, error: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
  },
}).createMachine({
  id: "courierLink",
  context: ({ input: { orderId } }) => ({ orderId, made: null, error: null }),
  initial: "idle",
  states: {
    idle: { on: { "courierLink.make": "making" } },
    making: {
      tags: "busy",
      invoke: {
        src: "make",
        input: ({ context }) => context.orderId,
        onDone: { target: "idle", actions: { type: "keepLink", params: ({ event }) => event.output } },
        onError: {
          target: "idle",
          actions: { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
  },
});

/** The machine with the world behind it. */
export function connectCourierLink(operations: Pick<CourierPort, "renewLink">): typeof courierLinkMachine {
  return courierLinkMachine.provide({
    actors: { make: portActor((orderId, signal) => operations.renewLink(orderId, signal)) },
  });
}

/** The link that was made, and why another was not. */
export function selectCourierLink({ context }: CourierLinkSnapshot): CourierLinkContext {
  return context;
}
