import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
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

/** The slot picker of one day; a slot that is gone by the time it is chosen is refused by the quote. */
export const slotDayMachine = pollingSetup<SlotDayParams, SlotDay>().createMachine(
  pollingChart<SlotDayParams, SlotDay>("slots", SLOT_DAY_REFRESH_MS),
);

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
