import { plusDays } from "./calendar-date.ts";
import type { Instant } from "./instant.ts";
import { formatMinuteOfDay, localTimeOf } from "./local-time.ts";

/** A day as people name it from today; its words (Ieri la, Astăzi la, Mâine la) are wording, not ours. */
export interface RelativeDay {
  readonly day: "yesterday" | "today" | "tomorrow" | "other";
  /** YYYY-MM-DD in the zone. */
  readonly date: string;
  /** HH:mm in the zone. */
  readonly time: string;
}

/** Names the day of an instant as seen from now, both by the calendar of the zone (TIME-1). */
export function relativeDayOf(instant: Instant, now: Instant, timezone: string): RelativeDay {
  const { date, minuteOfDay } = localTimeOf(instant, timezone);
  const time = formatMinuteOfDay(minuteOfDay);
  return { day: dayName(date, localTimeOf(now, timezone).date), date, time };
}

// Compares with today's neighbors and counts no days: the date of "indefinitely" may lie in the year 10000.
function dayName(date: string, today: string): RelativeDay["day"] {
  if (date === today) return "today";
  if (date === plusDays(today, 1)) return "tomorrow";
  return date === plusDays(today, -1) ? "yesterday" : "other";
}
