import { connectSlotDay, type SlotDayParams } from "#core/checkout/slot/slot-day.machine.ts";
import type { SlotDayActor } from "#core/checkout/slot/slot-day.selectors.ts";
import type { App } from "../create-app.ts";
import { createScreenActor } from "./create-screen-actor.ts";

/** The slots of one day. The picker starts and stops it. */
export function createSlotDay(app: App, query: SlotDayParams): SlotDayActor {
  return createScreenActor(app, connectSlotDay(app.ports.checkout), query);
}
