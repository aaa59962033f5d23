import { assign, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { CheckoutPort, SlotDay } from "../checkout.ports.ts";

/** A day on screen is read again this often, in milliseconds: slots pass and fill up. */
const SLOT_DAY_REFRESH_MS = 60_000;

/** The slots of one day of a location. */
export interface SlotDayParams {
  readonly locationId: LocationId;
  readonly method: FulfillmentMethod;
  /** YYYY-MM-DD in the shop's zone. */
  readonly date: string;
}

/** What may be asked of a day. */
export type SlotDayEvent = { readonly type: "slots.retry" };

/** What was asked for, and the day as it was last read. */
export interface SlotDayContext {
  readonly params: SlotDayParams;
  readonly day: SlotDay | null;
  readonly error: AppError | null;
}

const slotDaySetup = setup({
  types: {
    context: {} as SlotDayContext,
    events: {} as SlotDayEvent,
    input: {} as SlotDayParams,
    tags: {} as "busy" | "failed",
  },
  actors: { load: unconnected<SlotDay, SlotDayParams>("load") },
  actions: {
    keepDay: assign({ day: (_, day: SlotDay) => day, error: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
  },
});

/** The slot picker of one day. */
export const slotDayMachine = slotDaySetup.createMachine({
  id: "slots",
  context: ({ input }) => ({ params: input, day: null, error: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      invoke: {
        src: "load",
        input: ({ context }) => context.params,
        onDone: { target: "shown", actions: { type: "keepDay", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    failed: { tags: "failed", on: { "slots.retry": "loading" } },
    shown: { after: { [SLOT_DAY_REFRESH_MS]: "refreshing" } },
    refreshing: {
      invoke: {
        src: "load",
        input: ({ context }) => context.params,
        onDone: { target: "shown", actions: { type: "keepDay", params: ({ event }) => event.output } },
        // What was last known stays on screen; the quote refuses a slot that is gone.
        onError: "shown",
      },
    },
  },
});

/** The picker's machine with the world behind it. */
export function connectSlotDay(checkout: CheckoutPort): typeof slotDayMachine {
  return slotDayMachine.provide({
    actors: {
      load: portActor(({ locationId, method, date }, signal) =>
        checkout.slots(locationId, method, date, signal),
      ),
    },
  });
}
