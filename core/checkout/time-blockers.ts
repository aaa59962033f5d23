import { effectiveOrderingState } from "#core/shop/effective-ordering-state.ts";
import { nextOpening } from "#core/shop/next-opening.ts";
import { isOpenAt } from "#core/shop/open-intervals.ts";
import type { SlotQuestion } from "#core/shop/slot-question.ts";
import { checkSlot, nextFreeSlot, slotMinutes } from "#core/shop/slots.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { Blocker } from "./blocker.ts";
import type { DeliveryPromise, Timing } from "./promise.ts";

/** Closed hours; they block only ASAP, a slot may be taken while closed (product §4). */
export function closedBlockers(question: SlotQuestion, timing: Timing): readonly Blocker[] {
  const { location, method, timezone, now } = question;
  // A method that is not offered has no hours; what is wrong then is not that it is closed.
  const scope = location.supportedFulfillmentMethods.includes(method) ? method : "any";
  if (timing.type === "scheduled" || isOpenAt(location, scope, timezone, now)) return [];
  return [{ key: "location.closed", nextOpeningAt: nextOpening(location, scope, now, timezone) }];
}

/** A pause; it blocks ASAP, and the slots for which the kitchen would have to begin before its end. */
export function pausedBlockers(question: SlotQuestion, timing: Timing): readonly Blocker[] {
  const { location, method, now } = question;
  const { mode, until } = effectiveOrderingState(location.orderingState, now, method);
  if (mode !== "paused") return [];
  const isAfter =
    timing.type === "scheduled" &&
    until !== null &&
    timing.slotStart >= plusMillis(until, slotMinutes(question, until) * 60_000);
  return isAfter ? [] : [{ key: "location.paused", until }];
}

/** A time that is full or never was on offer. Silent where hours, pause or method already say no. */
export function slotBlockers(
  question: SlotQuestion,
  timing: Timing,
  promise: DeliveryPromise | null,
): readonly Blocker[] {
  const { location, method } = question;
  if (promise !== null || !location.supportedFulfillmentMethods.includes(method)) return [];
  if (closedBlockers(question, timing).length > 0 || pausedBlockers(question, timing).length > 0) return [];
  if (timing.type === "asap") return [{ key: "slot.full", nextSlot: nextFreeSlot(question)?.start ?? null }];
  const slot = checkSlot(question, timing.slotStart);
  return slot.ok ? [] : [slot.error];
}
