import { describe, expect, it } from "vitest";
import { isClosed, isOpenAt, openIntervals } from "#core/shop/open-intervals.ts";
import { everyDay, planOf } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";

const BUCHAREST = "Europe/Bucharest";

describe("openIntervals (SHOP-5)", () => {
  it("answers the shifts of a day as instants", () => {
    const plan = planOf(everyDay(["10:00", "14:00"], ["18:00", "22:30"]));
    expect(openIntervals(plan, "pickup", BUCHAREST, "2027-06-01", 1)).toEqual([
      { start: "2027-06-01T07:00:00.000Z", end: "2027-06-01T11:00:00.000Z" },
      { start: "2027-06-01T15:00:00.000Z", end: "2027-06-01T19:30:00.000Z" },
    ]);
  });

  it("joins days that touch at midnight", () => {
    const plan = planOf(everyDay(["00:00", "24:00"]));
    expect(openIntervals(plan, "any", BUCHAREST, "2027-06-01", 3)).toEqual([
      { start: "2027-05-31T21:00:00.000Z", end: "2027-06-03T21:00:00.000Z" },
    ]);
  });

  it("lets an exception of the method stand before one for both, and leaves the night before alone", () => {
    const plan = planOf(everyDay(["18:00", "02:00"]), [
      { date: "2027-06-02", method: null, intervals: [] },
      { date: "2027-06-02", method: "delivery", intervals: [["12:00", "13:00"]] },
    ]);
    expect(openIntervals(plan, "pickup", BUCHAREST, "2027-06-01", 2)).toEqual([
      { start: "2027-06-01T15:00:00.000Z", end: "2027-06-01T23:00:00.000Z" },
    ]);
    expect(openIntervals(plan, "delivery", BUCHAREST, "2027-06-02", 1)).toEqual([
      { start: "2027-06-02T09:00:00.000Z", end: "2027-06-02T10:00:00.000Z" },
    ]);
  });

  it("never opens for a method that is not supported", () => {
    const plan = {
      ...planOf(everyDay(["00:00", "24:00"])),
      supportedFulfillmentMethods: ["pickup"] as const,
    };
    expect(openIntervals(plan, "delivery", BUCHAREST, "2027-06-01", 7)).toEqual([]);
    expect(openIntervals(plan, "any", BUCHAREST, "2027-06-01", 1)).toHaveLength(1);
  });

  it("drops hours that the spring night skips, and shortens those that it cuts", () => {
    const plan = planOf(everyDay(["03:10", "03:50"], ["02:30", "03:05"], ["03:55", "05:00"]));
    expect(openIntervals(plan, "pickup", BUCHAREST, "2027-03-28", 1)).toEqual([
      { start: "2027-03-28T00:30:00.000Z", end: "2027-03-28T02:00:00.000Z" },
    ]);
  });

  it("stays open through the hour that the autumn night repeats", () => {
    const plan = planOf(everyDay(["22:00", "03:30"]));
    expect(openIntervals(plan, "pickup", BUCHAREST, "2027-10-30", 1)).toEqual([
      { start: "2027-10-30T19:00:00.000Z", end: "2027-10-31T01:30:00.000Z" },
    ]);
  });
});

describe("isOpenAt", () => {
  it("counts Saturday 01:30 as Friday's session", () => {
    const week = { ...everyDay(), "5": [["18:00", "02:00"]] } as const;
    const saturday = toInstant("2027-06-04T22:30:00Z");
    expect(isOpenAt(planOf(week), "pickup", BUCHAREST, saturday)).toBe(true);
    expect(isClosed(planOf(week), toInstant("2027-06-04T23:00:00Z"), BUCHAREST)).toBe(true);
  });

  it("is open at the opening and no longer at the closing", () => {
    const plan = planOf(everyDay(["10:00", "22:00"]));
    expect(isOpenAt(plan, "pickup", BUCHAREST, toInstant("2027-06-01T07:00:00Z"))).toBe(true);
    expect(isOpenAt(plan, "pickup", BUCHAREST, toInstant("2027-06-01T19:00:00Z"))).toBe(false);
  });
});
