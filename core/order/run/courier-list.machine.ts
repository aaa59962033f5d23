import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { Courier } from "./courier-choice.ts";
import type { CourierPort } from "./courier.ports.ts";

/** The couriers of one location, once they are read. */
export interface CourierListContext {
  readonly locationId: LocationId;
  readonly couriers: readonly Courier[];
}

/** The running machine. */
export type CourierListActor = ActorRefFrom<typeof courierListMachine>;
/** One state of it. */
export type CourierListSnapshot = SnapshotFrom<typeof courierListMachine>;

/** Reads the couriers of a location, again when asked to after a failure. */
export const courierListMachine = setup({
  types: {
    context: {} as CourierListContext,
    events: {} as { readonly type: "couriers.refresh" },
    input: {} as { readonly locationId: LocationId },
    tags: {} as "busy" | "failed",
  },
  actors: { read: unconnected<readonly Courier[], LocationId>("read") },
  actions: { keep: assign({ couriers: (_, couriers: readonly Courier[]) => couriers }) },
}).createMachine({
  id: "courierList",
  context: ({ input: { locationId } }) => ({ locationId, couriers: [] }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      invoke: {
        src: "read",
        input: ({ context }) => context.locationId,
        onDone: { target: "shown", actions: { type: "keep", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    // Somebody outside, or nobody, can be chosen all the same.
    failed: { tags: "failed", on: { "couriers.refresh": "reading" } },
    shown: { type: "final" },
  },
});

/** The machine with the world behind it. */
export function connectCourierList(operations: Pick<CourierPort, "listCouriers">): typeof courierListMachine {
  return courierListMachine.provide({
    actors: { read: portActor((locationId, signal) => operations.listCouriers(locationId, signal)) },
  });
}

/** The couriers that were read; none before. */
export function selectCouriers({ context }: CourierListSnapshot): readonly Courier[] {
  return context.couriers;
}
