import { setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import { connectOrdering, orderingMachine } from "./ordering.machine.ts";
import type { OrderingPort } from "./ordering.ports.ts";

/** One location and the machine of its ordering state. */
export interface OrderedLocation {
  readonly locationId: LocationId;
  readonly actor: ActorRefFrom<typeof orderingMachine>;
}

/** The ordering states of the locations that somebody works at; each one has a life of its own. */
export const orderingStatesMachine = setup({
  types: {
    context: {} as { readonly locations: readonly OrderedLocation[] },
    /** Something about a location changed elsewhere. */
    events: {} as { readonly type: "orderingStates.locationChanged"; readonly locationId: string },
    input: {} as { readonly locationIds: readonly LocationId[] },
  },
  actors: { ordering: orderingMachine },
}).createMachine({
  id: "orderingStates",
  context: ({ input, spawn }) => ({
    locations: input.locationIds.map((locationId) => ({
      locationId,
      actor: spawn("ordering", { input: { locationId } }),
    })),
  }),
  on: {
    "orderingStates.locationChanged": {
      actions: ({ context, event }) =>
        context.locations
          .find(({ locationId }) => locationId === event.locationId)
          ?.actor.send({ type: "ordering.refresh" }),
    },
  },
});

/** The locations with the machines of their states; they never change. */
export function selectOrderedLocations(
  snapshot: SnapshotFrom<typeof orderingStatesMachine>,
): readonly OrderedLocation[] {
  return snapshot.context.locations;
}

/** The machine with the world behind each location. */
export function connectOrderingStates(operations: OrderingPort): typeof orderingStatesMachine {
  return orderingStatesMachine.provide({ actors: { ordering: connectOrdering(operations) } });
}
