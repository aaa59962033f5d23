import { createActor } from "xstate";
import { connectSlotDay, type SlotDayQuestion } from "#core/checkout/slot-day.machine.ts";
import type { SlotDayActor } from "#core/checkout/slot-day.selectors.ts";
import type { App } from "./create-app.ts";
import { screenOptions } from "./screen-actor.ts";

/** The slots of one day. The picker starts and stops it. */
export function openSlotDay(app: App, question: SlotDayQuestion): SlotDayActor {
  return createActor(connectSlotDay(app.ports.checkout), { input: question, ...screenOptions(app) });
}
