import { plusDays } from "#core/time/calendar-date.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import { SLOT_DAYS_AHEAD, type SlotInput } from "./slot-input.ts";

/** The dates of the zone on which slots are offered, YYYY-MM-DD: today and the seven days after it (CHECKOUT-5). */
export function slotDates({ now, timezone }: Pick<SlotInput, "now" | "timezone">): readonly string[] {
  const today = localTimeOf(now, timezone).date;
  return Array.from({ length: SLOT_DAYS_AHEAD + 1 }, (_, day) => plusDays(today, day));
}
