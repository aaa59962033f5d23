import type { Instant } from "#core/time/instant.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** A time span such as "12:40–12:50", with the day before it when that is not today. */
export function windowText(
  { format }: I18n,
  span: { readonly earliest: Instant; readonly latest: Instant },
  now: Instant,
  zone: string,
): string {
  const range = format.timeRange(span.earliest, span.latest, zone);
  const day = localTimeOf(span.earliest, zone).date;
  const today = localTimeOf(now, zone).date;
  return day === today ? range : `${format.day(day, today)}, ${range}`;
}
