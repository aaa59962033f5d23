import { assign, emit, enqueueActions, setup } from "xstate";
import { toAppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { LocationId, ShopId } from "#core/kernel/id.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { ProfileChange } from "#core/account/session.ports.ts";
import type { User } from "#core/account/user.ts";
import type { Location } from "#core/shop/location.ts";
import type { Instant } from "#core/time/instant.ts";
import { settleChoice, eventsOfChoice, type FulfillmentChoice } from "./choice.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { FulfillmentEvent, FulfillmentEmitted } from "./fulfillment-events.ts";

/** The zone of an address is looked up after this long without another change, in milliseconds (FULFILLMENT-4). */
export const ZONE_DEBOUNCE_MS = 300;

/** The choice, what it is made from, and the present instant that screens compare times with. */
export interface FulfillmentContext extends FulfillmentChoice {
  /** The shop that the locations belong to; null before it is known. */
  readonly shopId: ShopId | null;
  readonly locations: readonly Location[];
  /** Whether the person chose the method on this page, which then stands above what a profile says. */
  readonly isMethodChosen: boolean;
  readonly zone: DeliveryZone | null;
  /** A place that is being considered; its zone is asked for instead of the address's. */
  readonly triedPlace: Coordinates | null;
  readonly user: User | null;
  /** What the profile does not hold yet. */
  readonly unsaved: ProfileChange | null;
  readonly now: Instant;
}

/** A place whose zone is asked for. */
export interface ZoneQuery {
  readonly locationId: LocationId;
  readonly place: Coordinates;
}

type ShopLocations = Extract<FulfillmentEvent, { readonly type: "fulfillment.adoptLocations" }>;

const base = setup({
  types: {
    context: {} as FulfillmentContext,
    events: {} as FulfillmentEvent,
    emitted: {} as FulfillmentEmitted,
    input: {} as {
      readonly shopId: ShopId | null;
      readonly locations: readonly Location[];
      readonly now: Instant;
    },
    tags: {} as "busy" | "failed" | "unsaved",
  },
  actors: {
    findZone: unconnected<DeliveryZone | null, ZoneQuery | null>("findZone"),
    saveProfile: unconnected<User, { readonly user: User | null; readonly change: ProfileChange | null }>(
      "saveProfile",
    ),
  },
  guards: {
    needsZone: ({ context }) =>
      context.method === "delivery" &&
      (context.triedPlace ?? context.address) !== null &&
      context.locationId !== null,
    isFirstShop: ({ context }) => context.shopId === null,
    hasUnsaved: ({ context }) => context.user !== null && context.unsaved !== null,
  },
  actions: {
    readLocation: unconnectedStep("readLocation"),
    readPreferences: unconnectedStep("readPreferences"),
    writePreferences: unconnectedStep("writePreferences"),
    forgetPickupFrom: unconnectedStep("forgetPickupFrom"),
    readClock: unconnectedStep("readClock"),
    adoptShop: assign({
      shopId: (_, { shopId }: ShopLocations) => shopId,
      locations: (_, { locations }: ShopLocations) => locations,
    }),
    noteUnsaved: assign({
      unsaved: ({ context }, change: ProfileChange) =>
        context.user === null ? null : { ...context.unsaved, ...change },
    }),
    emitFailure: emit((_, { thrown, during }: Failure & { during: "zone" | "profile" }) => ({
      type: "fulfillment.failed" as const,
      error: toAppError(thrown),
      during,
    })),
  },
});

// Actions that enqueue others are declared separately: next to actions with params their types cannot be inferred.
/** What the machine is made of; its chart is in fulfillment.machine.ts. */
export const fulfillmentSetup = base.extend({
  actions: {
    /** Takes what the shop can serve of the choice, and tells what changed by it. */
    settle: enqueueActions(({ context, enqueue }) => {
      const next = settleChoice(context, context.locations);
      enqueue.assign(next);
      for (const emitted of eventsOfChoice(context, next)) enqueue.emit(emitted);
    }),
  },
});
