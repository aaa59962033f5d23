import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError } from "#core/errors/app-error.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import { isTerminal } from "#core/order/lifecycle/order-stages.ts";
import type { OrdersPort } from "#core/order/order.ports.ts";
import type { ShopPort } from "#core/shop/shop.ports.ts";
import { NOWHERE, START_PATIENCE_MS, type ActiveOrder, type StartPlace } from "#core/routing/start-place.ts";
import type { StartPlaceStorage } from "./start.ports.ts";

interface StartContext {
  readonly place: StartPlace;
}

/** The running machine. */
export type StartActor = ActorRefFrom<typeof startMachine>;

/** Finds out where the installed app begins: what the device kept, checked against the server. */
export const startMachine = setup({
  types: { context: {} as StartContext, tags: {} as "known" },
  actors: {
    read: unconnected<StartPlace, undefined>("read"),
    check: unconnected<StartPlace, StartPlace>("check"),
  },
  actions: { keep: assign({ place: (_, place: StartPlace) => place }) },
}).createMachine({
  id: "start",
  context: { place: NOWHERE },
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "read",
        input: undefined,
        onDone: { target: "checking", actions: { type: "keep", params: ({ event }) => event.output } },
        // A browser that forgets was nowhere.
        onError: "known",
      },
    },
    checking: {
      after: { [START_PATIENCE_MS]: "known" },
      invoke: {
        src: "check",
        input: ({ context }) => context.place,
        onDone: { target: "known", actions: { type: "keep", params: ({ event }) => event.output } },
        onError: "known",
      },
    },
    known: { tags: "known", type: "final" },
  },
});

interface StartWorld {
  readonly startPlaces: StartPlaceStorage;
  readonly orders: Pick<OrdersPort, "load">;
  readonly shop: Pick<ShopPort, "bySlug">;
}

/** The machine with device and server behind it. */
export function connectStart({ startPlaces, orders, shop }: StartWorld): typeof startMachine {
  async function orderOf(kept: ActiveOrder | null, signal: AbortSignal): Promise<ActiveOrder | null> {
    if (kept === null) return null;
    const isOver = await orders.load(kept.orderId, signal).then(
      ({ status }) => isTerminal(status),
      (error: unknown) => isGone(error),
    );
    if (isOver === null) return null;
    if (isOver) await startPlaces.forgetOrder(kept.orderId);
    return isOver ? null : kept;
  }
  async function slugOf(kept: string | null, signal: AbortSignal): Promise<string | null> {
    if (kept === null) return null;
    return shop.bySlug(kept, signal).then(
      () => kept,
      (error: unknown) => (isGone(error) === false ? kept : null),
    );
  }
  return startMachine.provide({
    actors: {
      read: portActor(() => startPlaces.read()),
      check: portActor(async (place, signal) => {
        const activeOrder = await orderOf(place.activeOrder, signal);
        const lastShopSlug =
          activeOrder === null ? await slugOf(place.lastShopSlug, signal) : place.lastShopSlug;
        return { activeOrder, lastShopSlug };
      }),
    },
  });
}

/** Where to begin; null while that is not known. */
export function selectStartPlace(snapshot: SnapshotFrom<typeof startMachine>): StartPlace | null {
  return snapshot.hasTag("known") ? snapshot.context.place : null;
}

// Whether a failed reading says that there is nothing; null where only somebody else may see it. Without a network what was
// kept is believed.
function isGone(error: unknown): boolean | null {
  const { tag } = toAppError(error);
  return tag === "Unauthenticated" ? null : tag === "NotFound";
}
