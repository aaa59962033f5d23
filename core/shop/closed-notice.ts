import type { NamedLocation } from "#core/errors/error-moment.ts";
import { daysBetween } from "#core/time/calendar-date.ts";
import type { Instant } from "#core/time/instant.ts";
import { formatMinuteOfDay, localTimeOf } from "#core/time/local-time.ts";
import type { Location } from "./location.ts";
import type { Weekday } from "#core/time/weekday.ts";
import type { Shop } from "./shop.ts";

/** When a place opens, as its sentence needs it (SHOP-8); `time` is HH:mm of the shop's zone. */
export type OpeningNotice =
  | { readonly kind: "today" | "tomorrow"; readonly time: string }
  | { readonly kind: "weekday"; readonly weekday: Weekday; readonly time: string }
  /** Seven or more days ahead; `date` is YYYY-MM-DD. */
  | { readonly kind: "date"; readonly weekday: Weekday; readonly date: string; readonly time: string }
  | { readonly kind: "unknown" };

/** The closed message of a location (SHOP-7): the shop's when it has one location, else the location's by name. */
export interface ClosedNotice {
  readonly key: "closed.shop" | "closed.location";
  readonly locationName: string;
  readonly opening: OpeningNotice;
}

/**
 * Says when a place opens as seen from now. An opening seven or more days ahead has its date too: a weekday's name
 * alone would be understood as one of the coming days (SHOP-8).
 */
export function toOpeningNotice(
  nextOpeningAt: Instant | null,
  now: Instant,
  timezone: string,
): OpeningNotice {
  if (nextOpeningAt === null) return { kind: "unknown" };
  const { date, weekday, minuteOfDay } = localTimeOf(nextOpeningAt, timezone);
  const time = formatMinuteOfDay(minuteOfDay);
  const daysAhead = daysBetween(localTimeOf(now, timezone).date, date);
  if (daysAhead === 0) return { kind: "today", time };
  if (daysAhead === 1) return { kind: "tomorrow", time };
  if (daysAhead < 0) return { kind: "unknown" };
  return daysAhead < 7 ? { kind: "weekday", weekday, time } : { kind: "date", weekday, date, time };
}

/** The notice over a closed location's menu; null when it is open, also once the announced opening has come. */
export function closedNotice(
  shop: Pick<Shop, "locations" | "timezone">,
  location: Pick<Location, "name" | "isClosed" | "nextOpeningAt">,
  now: Instant,
): ClosedNotice | null {
  const { isClosed, nextOpeningAt } = location;
  if (!isClosed || (nextOpeningAt !== null && nextOpeningAt <= now)) return null;
  return noticeOfClosed(namedLocation(shop, location), nextOpeningAt, now, shop.timezone);
}

/** The location as the sentences of its shop name it. */
export function namedLocation(
  shop: { readonly locations: readonly unknown[] },
  { name }: Pick<Location, "name">,
): NamedLocation {
  return { name, isOneOfSeveral: shop.locations.length > 1 };
}

/** The notice of a location that is known to be closed until then, for the wanted method perhaps; an opening that is null is known to nobody, and a location that is null is the only one. */
export function noticeOfClosed(
  location: NamedLocation | null,
  nextOpeningAt: Instant | null,
  now: Instant,
  timezone: string,
): ClosedNotice {
  return {
    key: location?.isOneOfSeveral === true ? "closed.location" : "closed.shop",
    locationName: location?.name ?? "",
    opening: toOpeningNotice(nextOpeningAt, now, timezone),
  };
}
