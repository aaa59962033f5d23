import fc from "fast-check";
import { instantOfMillis, type Instant, toMillis } from "#core/time/instant.ts";
import { formatMinuteOfDay } from "#core/time/local-time.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OpeningPlan } from "#core/shop/open-intervals.ts";
import type { OpeningException, OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import { plusDays } from "#core/time/calendar-date.ts";

/** Time zones of both hemispheres, with and without clock changes, one with a half-hour change and one across the date line. */
export const ZONES = [
  "Europe/Bucharest",
  "UTC",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
] as const;

/** The two nights of Bucharest on which clocks change in 2027. */
export const CLOCK_CHANGES = ["2027-03-28", "2027-10-31"] as const;

/** Any valid instant. */
export function anyInstant(): fc.Arbitrary<Instant> {
  return fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }).map(instantOfMillis);
}

/** Instants from 2024 to 2029, half of them within a day of a clock change in Bucharest. */
export function tradingInstant(): fc.Arbitrary<Instant> {
  const near = fc
    .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.integer({ min: -86_400_000, max: 2 * 86_400_000 }))
    .map(([date, shift]) => instantOfMillis(millisAt(date) + shift));
  return fc.oneof(
    fc.integer({ min: millisAt("2024-01-01"), max: millisAt("2029-12-31") }).map(instantOfMillis),
    near,
  );
}

/** A time of day "HH:mm" on the given grid of minutes. */
export function timeOfDay(step = 1): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 1440 / step - 1 }).map((index) => formatMinuteOfDay(index * step));
}

function millisAt(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The same hours on every day of the week. */
export function everyDay(...hours: readonly OpeningInterval[]): WeeklyHours {
  return { "1": hours, "2": hours, "3": hours, "4": hours, "5": hours, "6": hours, "7": hours };
}

/** A plan with the same hours for both methods. */
export function planOf(weekly: WeeklyHours, exceptions: readonly OpeningException[] = []): OpeningPlan {
  return {
    openingHours: { pickup: weekly, delivery: weekly },
    exceptions,
    supportedFulfillmentMethods: ["pickup", "delivery"],
  };
}

/** Hours that begin and end on quarters, at times past midnight or round the clock. */
export function openingInterval(): fc.Arbitrary<OpeningInterval> {
  const ending = fc.oneof(timeOfDay(5), fc.constant("24:00"));
  return fc.tuple(timeOfDay(5), ending);
}

/** A week of up to two intervals a day. */
export function weeklyHours(): fc.Arbitrary<WeeklyHours> {
  const day = fc.array(openingInterval(), { maxLength: 2 });
  return fc.record({ "1": day, "2": day, "3": day, "4": day, "5": day, "6": day, "7": day });
}

/** A plan with exceptions on the given dates. */
export function openingPlan(dates: readonly string[]): fc.Arbitrary<OpeningPlan> {
  const method = fc.constantFrom<FulfillmentMethod>("pickup", "delivery");
  const exception = fc.record({
    date: fc.constantFrom(...dates),
    method: fc.oneof(method, fc.constant(null)),
    intervals: fc.array(openingInterval(), { maxLength: 2 }),
  });
  return fc.record({
    openingHours: fc.record({ pickup: weeklyHours(), delivery: weeklyHours() }),
    exceptions: fc.array(exception, { maxLength: 3 }),
    supportedFulfillmentMethods: fc.subarray<FulfillmentMethod>(["pickup", "delivery"], { minLength: 1 }),
  });
}

/** A night in which a zone's clocks change, by every five minutes from the noon before to the noon after in UTC. */
export interface ChangeNight {
  readonly timezone: string;
  /** The day that the night leads to. */
  readonly date: string;
  readonly instants: readonly Instant[];
}

/** Both clock changes of a year, in the zones of the demo's shops. */
export function changeNights(): readonly ChangeNight[] {
  return [
    night("Europe/Bucharest", "2026-10-25"),
    night("Europe/Bucharest", "2027-03-28"),
    night("Europe/Bucharest", "2027-10-31"),
    night("America/New_York", "2026-11-01"),
    night("America/New_York", "2027-03-14"),
    night("America/New_York", "2027-11-07"),
  ];
}

/** The business day by the browser's own calendar: what the wall shows, and the day before until it shows 04:00. */
export function dayByIntl(at: Instant, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const [date = "", hour = ""] = format.format(toMillis(at)).split(" ");
  return Number(hour) < 4 ? plusDays(date, -1) : date;
}

function night(timezone: string, date: string): ChangeNight {
  const first = Date.parse(`${plusDays(date, -1)}T12:00:00Z`);
  const instants = Array.from({ length: 288 }, (_, step) => instantOfMillis(first + step * 300_000));
  return { timezone, date, instants };
}
