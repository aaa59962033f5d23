import type { Slot } from "./promise.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { laterOf } from "#core/time/later-of.ts";
import { firstShows, lastShows, localDateOf } from "#core/time/zones.ts";
import { effectiveOrderingState } from "../effective-ordering-state.ts";
import { openIntervalAt, openIntervals } from "../open-intervals.ts";
import { usualMinutes } from "../usual-minutes.ts";
import { slotDates } from "./slot-dates.ts";
import { isFull, roundedUp, SLOT_MS, slotStartOf, type SlotInput } from "./slot-input.ts";

/** Why a slot cannot be taken; "full" comes with the next free one. */
export type SlotRefusal =
  | { readonly key: "slot.full"; readonly nextSlot: Instant | null }
  | { readonly key: "slot.invalid" };

/**
 * The slots that begin on a date of the zone, in order. Each lies on the quarters of the hour and ends by closing;
 * its start leaves the kitchen its minutes (preparation, busy, zone) since now, since the opening, and since the
 * end of a pause. A slot that is full is shown as such. None outside of today and the seven days after it, none
 * for a method that is not supported, none while a pause has no end.
 */
export function slots(slotInput: SlotInput, date: string): readonly Slot[] {
  const { location, method, timezone } = slotInput;
  const kitchenFrom = workBegins(slotInput);
  if (kitchenFrom === null || !slotDates(slotInput).includes(date)) return [];
  const found: Slot[] = [];
  const day = dayBounds(date, timezone);
  // The hours of the evening before may pass midnight.
  for (const { start: opens, end: closes } of openIntervals(
    location,
    method,
    timezone,
    plusDays(date, -1),
    2,
  )) {
    const begins = laterOf(opens, kitchenFrom);
    const earliest = plusMillis(begins, slotMinutes(slotInput, begins) * 60_000);
    let start = roundedUp(laterOf(earliest, day.first), SLOT_MS);
    for (let end = plusMillis(start, SLOT_MS); end <= closes; end = plusMillis(start, SLOT_MS)) {
      if (isOn(day, start)) found.push(slotAt(slotInput, start, end));
      start = end;
    }
  }
  return found;
}

/** The first slot that can be taken, after an instant if one is given. */
export function nextFreeSlot(slotInput: SlotInput, after: Instant | null = null): Slot | null {
  for (const date of slotDates(slotInput)) {
    const free = slots(slotInput, date).find(
      (slot) => slot.available && (after === null || slot.start > after),
    );
    if (free !== undefined) return free;
  }
  return null;
}

/** Takes exactly the slots that `slots` shows as available; a full one names the next that is free. */
export function checkSlot(slotInput: SlotInput, slotStart: Instant): Result<Slot, SlotRefusal> {
  if (slotStartOf(slotStart) !== slotStart) return err({ key: "slot.invalid" });
  const slot = slots(slotInput, localDateOf(slotStart, slotInput.timezone)).find(
    ({ start }) => start === slotStart,
  );
  if (slot === undefined) return err({ key: "slot.invalid" });
  if (slot.available) return ok(slot);
  return err({ key: "slot.full", nextSlot: nextFreeSlot(slotInput, slotStart)?.start ?? null });
}

/** Minutes from the beginning of work to the hand-over: preparation, a busy kitchen's extra, the travel. */
export function slotMinutes({ location, method, zone }: SlotInput, at: Instant): number {
  return usualMinutes(location, method, zone, at);
}

/** When work on a slot begins: at the opening of its hours, but not before now nor before the end of a pause. */
export function workBeginsFor(slotInput: SlotInput, slotStart: Instant): Instant {
  const { location, method, timezone, now } = slotInput;
  const kitchenFrom = workBegins(slotInput) ?? now;
  const opens = openIntervalAt(location, method, timezone, slotStart)?.start ?? kitchenFrom;
  return laterOf(opens, kitchenFrom);
}

/** When the kitchen can start a new order: now, or at the end of a pause; null when nobody knows its end. */
function workBegins({ location, method, now }: SlotInput): Instant | null {
  const state = effectiveOrderingState(location.orderingState, now, method);
  return state.mode === "paused" ? state.until : now;
}

function slotAt(slotInput: SlotInput, start: Instant, end: Instant): Slot {
  const full = isFull(slotInput, start);
  return { start, end, available: !full, reason: full ? "full" : null };
}

interface DayBounds {
  readonly date: string;
  readonly timezone: string;
  readonly first: Instant;
  readonly sure: Instant;
  readonly sureUntil: Instant;
}

function dayBounds(date: string, timezone: string): DayBounds {
  return {
    date,
    timezone,
    first: firstShows(date, 0, timezone),
    sure: lastShows(date, 0, timezone),
    sureUntil: firstShows(plusDays(date, 1), 0, timezone),
  };
}

// Only where a clock change repeats midnight does the calendar itself have to be asked.
function isOn({ date, timezone, sure, sureUntil }: DayBounds, at: Instant): boolean {
  return (sure <= at && at < sureUntil) || localDateOf(at, timezone) === date;
}
