import type { Slot } from "#core/shop/slot/promise.ts";
import type { SlotInput } from "#core/shop/slot/slot-input.ts";
import { slotDates, slots } from "#core/shop/slot/slots.ts";

/** Every slot of the days on which slots are offered. */
export function allSlots(slotInput: SlotInput): readonly Slot[] {
  return slotDates(slotInput).flatMap((date) => slots(slotInput, date));
}
