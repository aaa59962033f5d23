import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { businessDayOf, endOfBusinessDay } from "#core/shop/business-day.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { plusMillis, toMillis, type Instant } from "#core/time/instant.ts";
import { tradingInstant, ZONES, changeNights } from "#tests/support/arbitraries/shop.ts";

const NEVER = { "1": [], "2": [], "3": [], "4": [], "5": [], "6": [], "7": [] };

describe("businessDayOf", () => {
  it.each(changeNights())("ends at 04:00 of the wall clock: $timezone, night of $date", (night) => {
    const days = night.instants.map((at) => businessDayOf(at, night.timezone));
    expect(days).toEqual(night.instants.map((at) => dayByIntl(at, night.timezone)));
    expect([...new Set(days)]).toEqual([plusDays(night.date, -1), night.date]);
  });

  it.each([
    ["2027-03-28T00:59:00.000Z", "Europe/Bucharest", "2027-03-27"],
    ["2027-03-28T01:00:00.000Z", "Europe/Bucharest", "2027-03-28"],
    ["2026-10-25T01:59:00.000Z", "Europe/Bucharest", "2026-10-24"],
    ["2026-10-25T02:00:00.000Z", "Europe/Bucharest", "2026-10-25"],
    ["2027-03-14T07:59:00.000Z", "America/New_York", "2027-03-13"],
    ["2027-03-14T08:00:00.000Z", "America/New_York", "2027-03-14"],
  ])("%s in %s belongs to %s", (at, timezone, day) => {
    expect(businessDayOf(at as Instant, timezone)).toBe(day);
  });

  it("lasts until the end of the business day at a location that never closes (TIME-3)", () => {
    const plan = {
      openingHours: { pickup: NEVER, delivery: NEVER },
      exceptions: [],
      supportedFulfillmentMethods: [],
    };
    fc.assert(
      fc.property(tradingInstant(), fc.constantFrom(...ZONES), (at, timezone) => {
        const end = endOfBusinessDay(plan, at, timezone);
        const day = businessDayOf(at, timezone);
        expect([businessDayOf(plusMillis(end, -1), timezone), businessDayOf(end, timezone)]).toEqual([
          day,
          plusDays(day, 1),
        ]);
      }),
    );
  });
});

/** The business day by the browser's own calendar: what the wall shows, and the day before until it shows 04:00. */
function dayByIntl(at: Instant, timeZone: string): string {
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
