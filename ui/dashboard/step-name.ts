import type { SeriesStep } from "#core/sales/dashboard/series-steps.ts";
import { midnightUtc } from "#core/time/calendar-date.ts";
import { formatMinuteOfDay } from "#core/time/local-time.ts";
import { toMillis } from "#core/time/instant.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** What stands below a step of a chart: "19 nov.", "18:00". */
export function stepName({ locale }: Pick<I18n, "locale">, { date, hour }: SeriesStep): string {
  if (hour !== null) return formatMinuteOfDay(hour * 60);
  // A date without a time of day is the same day everywhere, so it is read and written in UTC.
  const short = new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month: "short" });
  return short.format(toMillis(midnightUtc(date)));
}
