import { effectiveOrderingState } from "#core/shop/effective-ordering-state.ts";
import { nextOpening } from "#core/shop/next-opening.ts";
import { isOpenAt } from "#core/shop/open-intervals.ts";
import type { SlotInput } from "#core/shop/slot/slot-input.ts";
import { checkSlot, nextFreeSlot, slotMinutes } from "#core/shop/slot/slots.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { Blocker } from "../blocker.ts";
import type { DeliveryPromise, Timing } from "#core/shop/slot/promise.ts";

/** Closed hours; they block only ASAP, a slot may be taken while closed (CHECKOUT-9). */
export function closedBlockers(slotInput: SlotInput, timing: Timing): readonly Blocker[] {
  const { location, method, timezone, now } = slotInput;
  // A method that is not offered has no hours; what is wrong then is not that it is closed.
  const scope = location.supportedFulfillmentMethods.includes(method) ? method : "any";
  if (timing.type === "scheduled" || isOpenAt(location, scope, timezone, now)) return [];
  return [{ key: "location.closed", nextOpeningAt: nextOpening(location, scope, now, timezone) }];
}

/** A pause; it blocks ASAP, and the slots for which the kitchen would have to begin before its end. */
export function pausedBlockers(slotInput: SlotInput, timing: Timing): readonly Blocker[] {
  const { location, method, now } = slotInput;
  const { mode, until } = effectiveOrderingState(location.orderingState, now, method);
  if (mode !== "paused") return [];
  const isAfter =
    timing.type === "scheduled" &&
    until !== null &&
    timing.slotStart >= plusMillis(until, slotMinutes(slotInput, until) * 60_000);
  return isAfter ? [] : [{ key: "location.paused", until }];
}

/** A time that is full or never was on offer. Silent where hours, pause or method already say no. */
export function slotBlockers(
  slotInput: SlotInput,
  timing: Timing,
  promise: DeliveryPromise | null,
): readonly Blocker[] {
  const { location, method } = slotInput;
  if (promise !== null || !location.supportedFulfillmentMethods.includes(method)) return [];
  if (closedBlockers(slotInput, timing).length > 0 || pausedBlockers(slotInput, timing).length > 0) return [];
  if (timing.type === "asap") return [{ key: "slot.full", nextSlot: nextFreeSlot(slotInput)?.start ?? null }];
  const slot = checkSlot(slotInput, timing.slotStart);
  return slot.ok ? [] : [slot.error];
}
