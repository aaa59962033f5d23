import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { PickupFromStorage, Position, PositionPort } from "./pickup-from.ports.ts";
import type { PickupPlace } from "./pickup-place.ts";

type PickupFromEvent =
  /** An own address; null when it does not matter. */
  | { readonly type: "pickupFrom.choose"; readonly place: PickupPlace | null }
  /** Where the device is. */
  | { readonly type: "pickupFrom.locate" };

/** The running machine. */
export type PickupFromActor = ActorRefFrom<typeof pickupFromMachine>;
type PickupFromSnapshot = SnapshotFrom<typeof pickupFromMachine>;

/** Where somebody sets out from to pick an order up: an own address or the device's position (FULFILLMENT-11). */
export const pickupFromMachine = setup({
  types: {
    context: {} as { readonly place: PickupPlace | null },
    events: {} as PickupFromEvent,
    tags: {} as "busy" | "refused" | "unknown",
  },
  actors: {
    read: unconnected<PickupPlace | null, undefined>("read"),
    keep: unconnected<void, PickupPlace | null>("keep"),
    locate: unconnected<Position, undefined>("locate"),
  },
  guards: {
    isFound: (_, position: Position) => position.kind === "found",
    isRefused: (_, position: Position) => position.kind === "refused",
  },
  actions: {
    choose: assign({ place: (_, place: PickupPlace | null) => place }),
    arrive: assign((_, position: Position) =>
      position.kind === "found" ? { place: { text: null, coordinates: position.coordinates } } : {},
    ),
  },
}).createMachine({
  id: "pickupFrom",
  context: { place: null },
  initial: "reading",
  on: {
    "pickupFrom.choose": {
      target: ".keeping",
      actions: { type: "choose", params: ({ event }) => event.place },
    },
    "pickupFrom.locate": ".locating",
  },
  states: {
    reading: {
      invoke: {
        src: "read",
        input: undefined,
        onDone: { target: "known", actions: { type: "choose", params: ({ event }) => event.output } },
        onError: "known",
      },
    },
    known: {},
    locating: {
      tags: "busy",
      invoke: {
        src: "locate",
        input: undefined,
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "keeping",
            actions: { type: "arrive", params: ({ event }) => event.output },
          },
          { guard: { type: "isRefused", params: ({ event }) => event.output }, target: "refused" },
          { target: "lost" },
        ],
        onError: "lost",
      },
    },
    refused: { tags: "refused" },
    lost: { tags: "unknown" },
    // A device that keeps nothing sorts all the same.
    keeping: {
      invoke: { src: "keep", input: ({ context }) => context.place, onDone: "known", onError: "known" },
    },
  },
});

interface PickupFromWorld {
  readonly pickupFrom: PickupFromStorage;
  readonly position: PositionPort;
}

/** The machine with the device behind it. */
export function connectPickupFrom({ pickupFrom, position }: PickupFromWorld): typeof pickupFromMachine {
  return pickupFromMachine.provide({
    actors: {
      read: portActor(() => pickupFrom.read()),
      keep: portActor((place) => pickupFrom.write(place)),
      locate: portActor(() => position.read()),
    },
  });
}

/** Where somebody sets out from; null where nothing was chosen. */
export function selectPickupPlace({ context }: PickupFromSnapshot): PickupPlace | null {
  return context.place;
}

/** Whether the device is asked where it is. */
export function selectIsLocating(snapshot: PickupFromSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Why the device's position is not known; null where it was not asked for, or is. */
export function selectPositionProblem(snapshot: PickupFromSnapshot): "refused" | "unknown" | null {
  if (snapshot.hasTag("refused")) return "refused";
  return snapshot.hasTag("unknown") ? "unknown" : null;
}
