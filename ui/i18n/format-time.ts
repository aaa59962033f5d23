import type { ClosedNotice, OpeningNotice } from "#core/shop/closed-notice.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { formatMinuteOfDay, localTimeOf } from "#core/time/local-time.ts";
import { relativeDayOf } from "#core/time/relative-day.ts";
import type { Bundles } from "./bundles.ts";
import { once } from "#core/kernel/once.ts";

/** Times as a language writes them; every one is read in the zone given. */
export interface TimeFormat {
  /** HH:mm (TIME-1). */
  readonly time: (instant: Instant, zone: string) => string;
  /** HH:mm–HH:mm. */
  readonly timeRange: (from: Instant, to: Instant, zone: string) => string;
  /** YYYY-MM-DD (TIME-1). */
  readonly date: (instant: Instant, zone: string) => string;
  /** "Thursday, 2026-12-03" from YYYY-MM-DD. */
  readonly longDay: (date: string) => string;
  /** "Today", "Tomorrow", else "Thu, 2026-12-03", for a choice of days; both are YYYY-MM-DD. */
  readonly day: (date: string, today: string) => string;
  /** "Yesterday / Today / Tomorrow at 18:30", else "2026-12-03 at 18:30" (TIME-1). */
  readonly relative: (instant: Instant, now: Instant, zone: string) => string;
  /** What follows "until": "18:30", "tomorrow at 10:00", "2026-12-03". */
  readonly until: (instant: Instant, now: Instant, zone: string) => string;
  /** What follows "We open": "at 10:00", "tomorrow at 10:00", "on Monday at 10:00", "on Monday, 2026-12-07, at 10:00" (SHOP-8). */
  readonly opening: (notice: OpeningNotice) => string;
  /** The closed message (SHOP-7), of the shop or of one of its locations. */
  readonly closed: (notice: ClosedNotice) => string;
  /** "Monday" from "1". */
  readonly weekday: (weekday: "1" | "2" | "3" | "4" | "5" | "6" | "7") => string;
  /** Whole seconds as m:ss. */
  readonly countdown: (seconds: number) => string;
}

// A date without a time of day is the same day everywhere, so it is read and written in UTC.
function atMidnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Makes the times of one language. */
export function createTimeFormat(locale: Locale, { time: words, shop }: Bundles["first"]): TimeFormat {
  const long = once(() => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long" }));
  const short = once(() => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short" }));

  const time = (instant: Instant, zone: string): string =>
    formatMinuteOfDay(localTimeOf(instant, zone).minuteOfDay);

  const opening = (notice: OpeningNotice): string => {
    switch (notice.kind) {
      case "today":
        return words.opensToday({ time: notice.time });
      case "tomorrow":
        return words.opensTomorrow({ time: notice.time });
      case "weekday":
        return words.opensWeekday({ weekday: words.weekdays[notice.weekday](), time: notice.time });
      case "date":
        return words.opensDate({
          weekday: words.weekdays[notice.weekday](),
          date: notice.date,
          time: notice.time,
        });
      case "unknown":
        return words.opensUnknown();
    }
  };

  return {
    time,
    timeRange: (from, to, zone) => words.between({ from: time(from, zone), to: time(to, zone) }),
    date: (instant, zone) => localTimeOf(instant, zone).date,
    longDay: (date) => `${long().format(atMidnight(date))}, ${date}`,
    day: (date, today) => {
      const days = Math.round((atMidnight(date).getTime() - atMidnight(today).getTime()) / 86_400_000);
      if (days === 0) return words.today();
      return days === 1 ? words.tomorrow() : `${short().format(atMidnight(date))}, ${date}`;
    },
    relative: (instant, now, zone) => {
      const { day, date, time: at } = relativeDayOf(instant, now, zone);
      if (day === "yesterday") return words.yesterdayAt({ time: at });
      if (day === "today") return words.todayAt({ time: at });
      if (day === "tomorrow") return words.tomorrowAt({ time: at });
      return words.dateAt({ date, time: at });
    },
    until: (instant, now, zone) => {
      const { day, date, time: at } = relativeDayOf(instant, now, zone);
      if (day === "today" || day === "yesterday") return words.untilToday({ time: at });
      if (day === "tomorrow") return words.untilTomorrow({ time: at });
      return words.untilDate({ date });
    },
    opening,
    closed: (notice) =>
      notice.key === "closed.location"
        ? shop.closedLocation({ location: notice.locationName, opening: opening(notice.opening) })
        : shop.closed({ opening: opening(notice.opening) }),
    weekday: (weekday) => words.weekdays[weekday](),
    countdown: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
  };
}
