import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import { isPaused } from "#core/shop/effective-ordering-state.ts";
import { openIntervalAt } from "#core/shop/open-intervals.ts";
import {
  ASAP_STEP_MS,
  isFull,
  roundedUp,
  SLOT_MS,
  slotStartOf,
  type SlotInput,
} from "#core/shop/slot/slot-input.ts";
import { checkSlot, slotMinutes, workBeginsFor } from "#core/shop/slot/slots.ts";
import { millisBetween, plusMillis, toMillis, type Instant } from "#core/time/instant.ts";
import { laterOf } from "#core/time/later-of.ts";
import { shownSteps, usualTrace } from "#core/shop/slot/usual-trace.ts";
import type { DeliveryPromise, PromiseTraceStep, Timing } from "#core/shop/slot/promise.ts";

/** Minutes before the promised instant from which an ASAP order may be expected: food that is fetched is ready to the point. */
export const PROMISE_WINDOW_MINUTES: Readonly<Record<FulfillmentMethod, number>> = {
  pickup: 5,
  delivery: 10,
};

const MINUTE_MS = 60_000;

/**
 * When the food may be expected; null when it cannot be had at that time. ASAP: now plus the kitchen's minutes,
 * rounded up to 5 min, put off past slots that are full; only while the location is open and takes orders. A slot
 * is its own promise. The steps of the trace add up to the minutes from now (begun minutes count) to `latest`.
 */
export function promiseFor(slotInput: SlotInput, timing: Timing): DeliveryPromise | null {
  if (timing.type === "asap") return asapPromise(slotInput);
  const slot = checkSlot(slotInput, timing.slotStart);
  if (!slot.ok) return null;
  const { start, end } = slot.value;
  return {
    type: "scheduled",
    earliest: start,
    latest: end,
    trace: trace(slotInput, workBeginsFor(slotInput, start), end),
  };
}

/** The slot that an order of this promise is counted in. */
export function slotOfPromise(promise: Pick<DeliveryPromise, "type" | "earliest" | "latest">): Instant {
  return slotStartOf(promise.type === "scheduled" ? promise.earliest : promise.latest);
}

function asapPromise(slotInput: SlotInput): DeliveryPromise | null {
  const { location, method, timezone, now } = slotInput;
  const open = openIntervalAt(location, method, timezone, now);
  if (open === null || isPaused(location.orderingState, now, method)) return null;
  const latest = firstNotFull(slotInput, readyAt(slotInput), open.end);
  if (latest === null) return null;
  const soonest = roundedUp(now, ASAP_STEP_MS);
  const wished = laterOf(soonest, plusMillis(latest, -PROMISE_WINDOW_MINUTES[method] * MINUTE_MS));
  return {
    type: "asap",
    earliest: wished < latest ? wished : latest,
    latest,
    trace: trace(slotInput, now, latest),
  };
}

function readyAt(slotInput: SlotInput): Instant {
  const { now } = slotInput;
  return roundedUp(plusMillis(now, slotMinutes(slotInput, now) * MINUTE_MS), ASAP_STEP_MS);
}

// What is ordered in the last minutes is still made, however long it takes; but nothing is put off past closing.
function firstNotFull(slotInput: SlotInput, ready: Instant, closes: Instant): Instant | null {
  if (!isFull(slotInput, slotStartOf(ready))) return ready;
  let start = plusMillis(slotStartOf(ready), SLOT_MS);
  while (start < closes && isFull(slotInput, start)) start = plusMillis(start, SLOT_MS);
  return start < closes ? start : null;
}

function trace(slotInput: SlotInput, workBegins: Instant, latest: Instant): readonly PromiseTraceStep[] {
  const { location, method, zone, now } = slotInput;
  const usual = usualTrace(location, method, zone, workBegins);
  const begunMinute = toMillis(now) % MINUTE_MS;
  const minutes = (millisBetween(now, latest) + begunMinute) / MINUTE_MS;
  const known = usual.reduce((sum, step) => sum + step.minutes, 0);
  return shownSteps([...usual, { key: "slot", minutes: minutes - known }]);
}
