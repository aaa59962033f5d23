import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { LocationId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { DeliveryZonePort } from "./fulfillment.ports.ts";

/** Of which location, and what is known of its zones. */
interface ZoneListContext {
  readonly shopSlug: string;
  readonly locationId: LocationId;
  /** What the page was drawn with, until all are there; the one that is shown first, or all of them. */
  readonly zones: readonly DeliveryZone[];
  readonly isComplete: boolean;
}

/** The running machine. */
export type ZoneListActor = ActorRefFrom<typeof zoneListMachine>;

/** All zones that a location delivers to: read once, where the page did not bring them (ROUTE-14). */
export const zoneListMachine = setup({
  types: {
    context: {} as ZoneListContext,
    input: {} as ZoneListContext,
  },
  actors: { read: unconnected<readonly DeliveryZone[], ZoneListContext>("read") },
  guards: { isComplete: ({ context }) => context.isComplete },
  actions: { keep: assign({ zones: (_, zones: readonly DeliveryZone[]) => zones }) },
}).createMachine({
  id: "zoneList",
  context: ({ input }) => input,
  initial: "beginning",
  states: {
    beginning: { always: [{ guard: "isComplete", target: "shown" }, { target: "reading" }] },
    reading: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: { target: "shown", actions: { type: "keep", params: ({ event }) => event.output } },
        // What is known stays: a zone less says nothing wrong.
        onError: "shown",
      },
    },
    shown: { type: "final" },
  },
});

/** The machine with the world behind it. */
export function connectZoneList(zones: Pick<DeliveryZonePort, "ofLocation">): typeof zoneListMachine {
  return zoneListMachine.provide({
    actors: {
      read: portActor(({ shopSlug, locationId }, signal) => zones.ofLocation(shopSlug, locationId, signal)),
    },
  });
}

/** The zones that are known. */
export function selectZones({ context }: SnapshotFrom<typeof zoneListMachine>): readonly DeliveryZone[] {
  return context.zones;
}
