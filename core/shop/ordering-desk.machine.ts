import { setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import type { OperationsPort } from "#core/orders/orders.ports.ts";
import { connectOrdering, orderingMachine } from "./ordering.machine.ts";

/** One location and the machine of its ordering state. */
export interface OrderedLocation {
  readonly locationId: LocationId;
  readonly actor: ActorRefFrom<typeof orderingMachine>;
}

/** The ordering states of the locations that somebody works at; each one has a life of its own. */
export const orderingDeskMachine = setup({
  types: {
    context: {} as { readonly locations: readonly OrderedLocation[] },
    /** Something about a location changed elsewhere. */
    events: {} as { readonly type: "orderingDesk.locationChanged"; readonly locationId: string },
    input: {} as { readonly locationIds: readonly LocationId[] },
  },
  actors: { ordering: orderingMachine },
}).createMachine({
  id: "orderingDesk",
  context: ({ input, spawn }) => ({
    locations: input.locationIds.map((locationId) => ({
      locationId,
      actor: spawn("ordering", { input: { locationId } }),
    })),
  }),
  on: {
    "orderingDesk.locationChanged": {
      actions: ({ context, event }) =>
        context.locations
          .find(({ locationId }) => locationId === event.locationId)
          ?.actor.send({ type: "ordering.refresh" }),
    },
  },
});

/** The locations with the machines of their states; they never change. */
export function selectOrderedLocations(
  snapshot: SnapshotFrom<typeof orderingDeskMachine>,
): readonly OrderedLocation[] {
  return snapshot.context.locations;
}

/** The machine with the world behind each location. */
export function connectOrderingDesk(operations: OperationsPort): typeof orderingDeskMachine {
  return orderingDeskMachine.provide({ actors: { ordering: connectOrdering(operations) } });
}
