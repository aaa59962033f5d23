import { describe, expect, it } from "vitest";
import { comingExceptions, isAllDay, locationBySlug, weekOf } from "#core/shop/week.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { aLocation, CENTRU } from "#tests/support/builders/shop.ts";

describe("weekOf", () => {
  it("begins with Monday and marks the zone's day", () => {
    const week = weekOf(aLocation(), "pickup", NOON, "Europe/Bucharest");
    expect(week.map(({ weekday }) => weekday)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    expect(week.filter(({ isToday }) => isToday).map(({ weekday }) => weekday)).toEqual(["5"]);
  });
});

describe("comingExceptions", () => {
  it("leaves out what is past and sorts the rest", () => {
    const day = (date: string) => ({ date, method: null, intervals: [] });
    const location = aLocation({ exceptions: [day("2026-05-01"), day("2026-03-12"), day("2026-03-13")] });
    expect(comingExceptions(location, NOON, "Europe/Bucharest")).toEqual([
      day("2026-03-13"),
      day("2026-05-01"),
    ]);
  });
});

describe("isAllDay", () => {
  it("is midnight to midnight", () => {
    expect([isAllDay([["00:00", "24:00"]]), isAllDay([["10:00", "22:00"]]), isAllDay([])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("locationBySlug", () => {
  it("knows slug and id", () => {
    const location = aLocation();
    expect(locationBySlug([location], "centru")).toBe(location);
    expect(locationBySlug([location], CENTRU)).toBe(location);
    expect(locationBySlug([location], "elsewhere")).toBe(null);
  });
});
