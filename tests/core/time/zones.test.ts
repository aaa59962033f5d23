import "@js-joda/timezone";
import { Instant as JodaInstant, ZoneId } from "@js-joda/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, isCalendarDate, plusDays, weekdayOf } from "#core/time/calendar-date.ts";
import { formatMinuteOfDay, localTimeOf, parseMinuteOfDay } from "#core/time/local-time.ts";
import { firstShows, lastShows, localDateOf } from "#core/time/zones.ts";
import { timeOfDay, tradingInstant, ZONES } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const BUCHAREST = "Europe/Bucharest";

describe("localDateOf", () => {
  it.each([
    ["2027-12-31T22:30:00Z", BUCHAREST, "2028-01-01"],
    ["2028-02-29T04:30:00Z", "America/New_York", "2028-02-28"],
    ["2027-03-28T00:59:59Z", BUCHAREST, "2027-03-28"],
    ["9999-12-31T23:59:59Z", "UTC", "9999-12-31"],
  ])("%s in %s is on %s", (at, zone, date) => {
    expect(localDateOf(toInstant(at), zone)).toBe(date);
  });
});

describe("firstShows and lastShows", () => {
  it("puts a time that the spring night skips at the change", () => {
    expect(firstShows("2027-03-28", parseMinuteOfDay("03:30"), BUCHAREST)).toBe("2027-03-28T01:00:00.000Z");
    expect(lastShows("2027-03-28", parseMinuteOfDay("03:30"), BUCHAREST)).toBe("2027-03-28T01:00:00.000Z");
  });

  it("tells the two times apart that the autumn night shows twice", () => {
    expect(firstShows("2027-10-31", parseMinuteOfDay("03:30"), BUCHAREST)).toBe("2027-10-31T00:30:00.000Z");
    expect(lastShows("2027-10-31", parseMinuteOfDay("03:30"), BUCHAREST)).toBe("2027-10-31T01:30:00.000Z");
  });

  it("counts minutes past midnight into the next day", () => {
    expect(firstShows("2027-06-30", 1440 + 90, BUCHAREST)).toBe("2027-06-30T22:30:00.000Z");
  });

  it("shows the time asked for, unless it is skipped", () => {
    fc.assert(
      fc.property(tradingInstant(), timeOfDay(), fc.constantFrom(...ZONES), (near, time, zone) => {
        const date = localDateOf(near, zone);
        const minute = parseMinuteOfDay(time);
        const [first, last] = [firstShows(date, minute, zone), lastShows(date, minute, zone)];
        expect(first <= last).toBe(true);
        const shown = localTimeOf(first, zone);
        expect(localTimeOf(last, zone)).toEqual(shown);
        expect(shown.minuteOfDay).toBeGreaterThanOrEqual(minute);
        expect(shown.date).toBe(date);
      }),
    );
  });
});

describe("localTimeOf", () => {
  it("gives every second of a minute the same offset, except where a zone's offset has seconds", () => {
    const first = localTimeOf(toInstant("2026-03-29T00:59:00Z"), BUCHAREST);
    expect(localTimeOf(toInstant("2026-03-29T00:59:59.999Z"), BUCHAREST)).toEqual(first);
    expect(localTimeOf(toInstant("2026-03-29T00:59:00Z"), "America/New_York")).not.toEqual(first);
    // Liberia was 44 minutes and 30 seconds behind until 1972.
    const minutes = ["00:44:29", "00:44:31"].map(
      (time) => localTimeOf(toInstant(`1971-06-01T${time}Z`), "Africa/Monrovia").minuteOfDay,
    );
    expect(minutes).toEqual([1439, 0]);
  });

  it("reads the wall clock and the calendar of the zone", () => {
    expect(localTimeOf(toInstant("2027-03-28T00:59:00Z"), BUCHAREST)).toEqual({
      date: "2027-03-28",
      weekday: "7",
      minuteOfDay: 179,
    });
    expect(localTimeOf(toInstant("2027-03-28T01:00:00Z"), BUCHAREST)).toEqual({
      date: "2027-03-28",
      weekday: "7",
      minuteOfDay: 240,
    });
  });

  it("agrees with js-joda in every zone", () => {
    fc.assert(
      fc.property(tradingInstant(), fc.constantFrom(...ZONES), (at, zone) => {
        const zoned = JodaInstant.parse(at).atZone(ZoneId.of(zone));
        expect(localTimeOf(at, zone)).toEqual({
          date: zoned.toLocalDate().toString(),
          weekday: String(zoned.dayOfWeek().value()),
          minuteOfDay: zoned.hour() * 60 + zoned.minute(),
        });
      }),
    );
  });
});

describe("parseMinuteOfDay", () => {
  it("reads what formatMinuteOfDay writes, midnight's end included", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => {
        expect(parseMinuteOfDay(formatMinuteOfDay(minute))).toBe(minute);
      }),
    );
  });

  it.each(["24:01", "7:00", "12:60", "", "noon"])("throws for «%s»", (text) => {
    expect(() => parseMinuteOfDay(text)).toThrow("Not a time of day");
  });
});

describe("plusDays", () => {
  it("walks over leap days and year ends", () => {
    expect(plusDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(plusDays("2027-12-31", 1)).toBe("2028-01-01");
    expect(plusDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(() => plusDays("2027-02-29", 1)).toThrow("Not a date");
  });

  it("is undone by daysBetween, and seven days later is the same weekday", () => {
    fc.assert(
      fc.property(tradingInstant(), fc.integer({ min: -800, max: 800 }), (at, days) => {
        const date = at.slice(0, 10);
        expect(daysBetween(date, plusDays(date, days))).toBe(days);
        expect(weekdayOf(plusDays(date, 7))).toBe(weekdayOf(date));
        expect(weekdayOf(date)).toBe(localTimeOf(at, "UTC").weekday);
      }),
    );
  });

  it("knows a date from what only looks like one", () => {
    expect(["2028-02-29", "2027-02-29", "2027-1-1", "x"].map(isCalendarDate)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
