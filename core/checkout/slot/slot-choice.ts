import type { Instant } from "#core/time/instant.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { Slot, Timing } from "#core/shop/slot/promise.ts";

/** The day that the picker opens with: the wanted slot's, else the first offered slot's, else today. */
export function openingSlotDay(
  timing: Timing,
  offered: readonly Slot[],
  now: Instant,
  timezone: string,
): string {
  const [first] = offered;
  const at = timing.type === "scheduled" ? timing.slotStart : (first?.start ?? now);
  return localTimeOf(at, timezone).date;
}

/** The first slot that can be taken; null when all are full or there are none. */
export function firstFreeSlot(offered: readonly Slot[]): Slot | null {
  return offered.find(({ available }) => available) ?? null;
}

/** Those of the slots that begin on a date of the zone. */
export function slotsOn(offered: readonly Slot[], date: string, timezone: string): readonly Slot[] {
  return offered.filter(({ start }) => localTimeOf(start, timezone).date === date);
}
