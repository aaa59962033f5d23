import { assign, emit, setup } from "xstate";
import { toAppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { ProfileChange } from "#core/session/session.ports.ts";
import type { User } from "#core/session/user.ts";
import type { Location } from "#core/shop/location.ts";
import type { Instant } from "#core/time/instant.ts";
import type { FulfillmentChoice } from "./choice.ts";
import type { Coordinates } from "./coordinates.ts";
import type { DeliveryZone } from "./delivery-zone.ts";
import type { FulfillmentAsk, FulfillmentFact } from "./fulfillment-events.ts";

/** The choice, what it is made from, and the present instant that screens compare times with. */
export interface FulfillmentContext extends FulfillmentChoice {
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
export interface ZoneQuestion {
  readonly locationId: LocationId;
  readonly place: Coordinates;
}

/** What the machine is made of; its chart is in fulfillment.machine.ts. */
export const fulfillmentSetup = setup({
  types: {
    context: {} as FulfillmentContext,
    events: {} as FulfillmentAsk,
    emitted: {} as FulfillmentFact,
    input: {} as { readonly locations: readonly Location[]; readonly now: Instant },
    tags: {} as "busy" | "failed" | "unsaved",
  },
  actors: {
    findZone: unconnected<DeliveryZone | null, ZoneQuestion | null>("findZone"),
    saveProfile: unconnected<User, { readonly user: User | null; readonly change: ProfileChange | null }>(
      "saveProfile",
    ),
  },
  guards: {
    needsZone: ({ context }) =>
      context.method === "delivery" &&
      (context.triedPlace ?? context.address) !== null &&
      context.locationId !== null,
    hasUnsaved: ({ context }) => context.user !== null && context.unsaved !== null,
  },
  actions: {
    readPreferences: unconnectedStep("readPreferences"),
    writePreferences: unconnectedStep("writePreferences"),
    readClock: unconnectedStep("readClock"),
    noteUnsaved: assign({
      unsaved: ({ context }, change: ProfileChange) =>
        context.user === null ? null : { ...context.unsaved, ...change },
    }),
    tellFailure: emit((_, { thrown, during }: Failure & { during: "zone" | "profile" }) => ({
      type: "fulfillment.failed" as const,
      error: toAppError(thrown),
      during,
    })),
  },
});
