import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { LocationId, ShopId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { MenuPort } from "../menu.ports.ts";
import type { AvailabilityPort } from "./availability.ports.ts";
import { isStockChange, mergeStock, type ItemStock, type StockChange } from "../stock/stock.ts";
import { mergeAvailability, type AvailabilityChange, type ItemAvailability } from "./availability-change.ts";
import { availabilityOfMenu, type LocationMenu } from "./availability-list.ts";

/** What is looked at is read again this often, in milliseconds; the stream of the board says the rest. */
const AVAILABILITY_REFRESH_MS = 60_000;

/** The location whose availability is read, and whether this person may read who set it. */
export interface LocationAvailabilityInput {
  readonly shopId: ShopId;
  readonly locationId: LocationId;
  readonly mayChange: boolean;
}

/** What staff says of an item: until when it is sold out, or how many there are. */
export type LocationChange = AvailabilityChange | StockChange;

/** What holds now of what was changed. */
interface Written {
  readonly items: readonly ItemAvailability[];
  readonly stock: readonly ItemStock[];
}

/** What is asked of it. */
export type LocationAvailabilityEvent =
  | { readonly type: "availability.change"; readonly change: LocationChange }
  /** It changed elsewhere, or could not be read. */
  | { readonly type: "availability.refresh" };

/** What it tells. */
export type LocationAvailabilityEmitted = {
  readonly type: "availability.failed";
  readonly error: AppError;
  readonly during: "read" | "write";
};

/** What is known, what is being written and what waits for that. */
export interface LocationAvailabilityContext extends LocationAvailabilityInput {
  readonly known: LocationMenu | null;
  readonly sent: readonly LocationChange[];
  readonly waiting: readonly LocationChange[];
  readonly error: AppError | null;
}

/** The running machine. */
export type LocationAvailabilityActor = ActorRefFrom<typeof locationAvailabilityMachine>;
/** One state of it. */
export type LocationAvailabilitySnapshot = SnapshotFrom<typeof locationAvailabilityMachine>;

interface Write {
  readonly locationId: LocationId;
  readonly changes: readonly LocationChange[];
}

const availabilitySetup = setup({
  types: {
    context: {} as LocationAvailabilityContext,
    events: {} as LocationAvailabilityEvent,
    emitted: {} as LocationAvailabilityEmitted,
    input: {} as LocationAvailabilityInput,
    tags: {} as "busy" | "failed",
  },
  actors: {
    read: unconnected<LocationMenu, LocationAvailabilityInput>("read"),
    write: unconnected<Written, Write>("write"),
  },
  guards: { isAnythingWaiting: ({ context }) => context.waiting.length > 0 },
  actions: {
    keepRead: assign({ known: (_, known: LocationMenu) => known, error: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    merge: assign({
      known: ({ context: { known } }, { items, stock }: Written) =>
        known === null
          ? null
          : {
              ...known,
              items: mergeAvailability(known.items, items),
              stock: mergeStock(known.stock, stock),
            },
    }),
    addWaiting: assign({
      waiting: ({ context }, change: LocationChange) => [...context.waiting, change],
    }),
    sendWaiting: assign({ sent: ({ context }) => context.waiting, waiting: [] }),
    forgetSent: assign({ sent: [] }),
    forgetChanges: assign({ sent: [], waiting: [] }),
    emitFailure: emit((_, { thrown, during }: Failure & Pick<LocationAvailabilityEmitted, "during">) => ({
      type: "availability.failed" as const,
      error: toAppError(thrown),
      during,
    })),
  },
});

/**
 * What a location sells, what of it is sold out and how many pieces are left. Changes are written one after the other, so
 * that a press is never lost to the one before; when one fails, what holds is read again.
 */
export const locationAvailabilityMachine = availabilitySetup.createMachine({
  id: "locationAvailability",
  context: ({ input }) => ({ ...input, known: null, sent: [], waiting: [], error: null }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: { target: "shown", actions: { type: "keepRead", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: [
            { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error, during: "read" }) },
          ],
        },
      },
    },
    failed: { tags: "failed", on: { "availability.refresh": "reading" } },
    shown: {
      after: { [AVAILABILITY_REFRESH_MS]: "refreshing" },
      on: {
        "availability.refresh": "refreshing",
        "availability.change": {
          target: "writing",
          actions: { type: "addWaiting", params: ({ event }) => event.change },
        },
      },
    },
    refreshing: {
      on: {
        "availability.refresh": { target: "refreshing", reenter: true },
        "availability.change": {
          target: "writing",
          actions: { type: "addWaiting", params: ({ event }) => event.change },
        },
      },
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: { target: "shown", actions: { type: "keepRead", params: ({ event }) => event.output } },
        // What was last known stays on screen.
        onError: "shown",
      },
    },
    writing: {
      entry: "sendWaiting",
      on: {
        "availability.change": {
          actions: { type: "addWaiting", params: ({ event }) => event.change },
        },
      },
      invoke: {
        src: "write",
        input: ({ context: { locationId, sent } }) => ({ locationId, changes: sent }),
        onDone: [
          {
            guard: "isAnythingWaiting",
            target: "writing",
            reenter: true,
            actions: { type: "merge", params: ({ event }) => event.output },
          },
          {
            target: "shown",
            actions: [{ type: "merge", params: ({ event }) => event.output }, "forgetSent"],
          },
        ],
        // Nobody knows whether it arrived.
        onError: {
          target: "refreshing",
          actions: [
            "forgetChanges",
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error, during: "write" }) },
          ],
        },
      },
    },
  },
});

/** The machine with the world behind it. */
export function connectLocationAvailability(
  operations: AvailabilityPort,
  menus: MenuPort,
): typeof locationAvailabilityMachine {
  return locationAvailabilityMachine.provide({
    actors: {
      read: portActor(async ({ shopId, locationId, mayChange }, signal) => {
        const [menu, items, stock] = await Promise.all([
          menus.load(shopId, signal),
          mayChange ? operations.readAvailability(locationId, signal) : null,
          mayChange ? operations.readStock(locationId, signal) : [],
        ]);
        return { menu, items: items ?? availabilityOfMenu(menu, locationId), stock };
      }),
      write: portActor(async ({ locationId, changes }, signal) => {
        const soldOut = changes.filter((change): change is AvailabilityChange => !isStockChange(change));
        const counted = changes.filter(isStockChange);
        return {
          items: soldOut.length === 0 ? [] : await operations.changeAvailability(locationId, soldOut, signal),
          stock: counted.length === 0 ? [] : await operations.changeStock(locationId, counted, signal),
        };
      }),
    },
  });
}

/** The menu with what is sold out; null before it was read. */
export function selectLocationMenu({ context }: LocationAvailabilitySnapshot): LocationMenu | null {
  return context.known;
}

/** The changes that were asked for and not answered yet. */
export function selectUnsavedChanges({
  context: { sent, waiting },
}: LocationAvailabilitySnapshot): readonly LocationChange[] {
  return [...sent, ...waiting];
}

/** The product, modifier or category that a change is about. */
export function changedId(change: LocationChange): string {
  return isStockChange(change) ? change.productId : change.id;
}

/** Why nothing could be read; null unless it could not. */
export function selectAvailabilityError(snapshot: LocationAvailabilitySnapshot): AppError | null {
  return snapshot.hasTag("failed") ? snapshot.context.error : null;
}
