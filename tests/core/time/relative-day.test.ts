import { describe, expect, it } from "vitest";
import { relativeDayOf } from "#core/time/relative-day.ts";
import { isOlderThan } from "#core/time/staleness.ts";
import { toInstant } from "#tests/support/builders/values.ts";

describe("relativeDayOf", () => {
  const now = toInstant("2027-10-31T21:30:00Z");

  it.each([
    ["2027-10-30T20:59:00Z", "yesterday", "2027-10-30", "23:59"],
    ["2027-10-30T21:00:00Z", "today", "2027-10-31", "00:00"],
    ["2027-10-31T21:59:00Z", "today", "2027-10-31", "23:59"],
    ["2027-10-31T22:00:00Z", "tomorrow", "2027-11-01", "00:00"],
    ["2027-11-01T22:00:00Z", "other", "2027-11-02", "00:00"],
    ["2026-10-31T12:00:00Z", "other", "2026-10-31", "14:00"],
  ])("%s is %s", (at, day, date, time) => {
    expect(relativeDayOf(toInstant(at), now, "Europe/Bucharest")).toEqual({ day, date, time });
  });

  it.each(["Europe/Bucharest", "UTC", "America/New_York"])(
    "calls the end of time another day in %s",
    (zone) => {
      expect(relativeDayOf(toInstant("9999-12-31T23:59:59"), now, zone).day).toBe("other");
    },
  );
});

describe("isOlderThan", () => {
  const now = toInstant("2027-01-01T12:10:00Z");

  it("is older only after the last millisecond has passed", () => {
    expect(isOlderThan(toInstant("2027-01-01T12:00:00Z"), now, 600_000)).toBe(false);
    expect(isOlderThan(toInstant("2027-01-01T11:59:59.999Z"), now, 600_000)).toBe(true);
  });

  it("never calls the future old", () => {
    expect(isOlderThan(toInstant("2027-01-01T12:10:01Z"), now, 0)).toBe(false);
  });
});
