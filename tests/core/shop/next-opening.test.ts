import { describe, expect, it } from "vitest";
import { endOfBusinessDay } from "#core/shop/business-day.ts";
import { closedNotice, namedLocation, noticeOfClosed, toOpeningNotice } from "#core/shop/closed-notice.ts";
import { nextOpening } from "#core/shop/next-opening.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { everyDay, planOf } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";
import { aLocation, aShop, AVIATORILOR } from "#tests/support/builders/shop.ts";

const BUCHAREST = "Europe/Bucharest";
const evenings = planOf({ ...everyDay(["18:00", "02:00"]), "1": [] });

describe("nextOpening", () => {
  it("skips the closed Monday", () => {
    const sundayNight = toInstant("2027-06-06T23:30:00Z");
    expect(nextOpening(evenings, "any", sundayNight, BUCHAREST)).toBe("2027-06-08T15:00:00.000Z");
  });

  it("is null while open, and for a place that never opens", () => {
    expect(nextOpening(evenings, "any", toInstant("2027-06-08T16:00:00Z"), BUCHAREST)).toBeNull();
    expect(nextOpening(planOf(everyDay()), "any", toInstant("2027-06-08T16:00:00Z"), BUCHAREST)).toBeNull();
  });

  it("looks past a month of exceptions", () => {
    const shut = Array.from({ length: 40 }, (_, day) => ({
      date: plusDays("2027-06-01", day),
      method: null,
      intervals: [],
    }));
    const plan = planOf(everyDay(["10:00", "22:00"]), shut);
    expect(nextOpening(plan, "any", toInstant("2027-06-01T09:00:00Z"), BUCHAREST)).toBe(
      "2027-07-11T07:00:00.000Z",
    );
  });
});

describe("toOpeningNotice", () => {
  const tuesdayNoon = toInstant("2027-06-01T09:00:00Z");

  it.each([
    ["2027-06-01T15:00:00Z", { kind: "today", time: "18:00" }],
    ["2027-06-01T22:30:00Z", { kind: "tomorrow", time: "01:30" }],
    ["2027-06-03T07:00:00Z", { kind: "weekday", weekday: "4", time: "10:00" }],
    ["2027-06-07T07:00:00Z", { kind: "weekday", weekday: "1", time: "10:00" }],
    ["2027-06-08T07:00:00Z", { kind: "date", weekday: "2", date: "2027-06-08", time: "10:00" }],
    ["2028-01-03T08:00:00Z", { kind: "date", weekday: "1", date: "2028-01-03", time: "10:00" }],
  ])("says of %s: %o", (at, notice) => {
    expect(toOpeningNotice(toInstant(at), tuesdayNoon, BUCHAREST)).toEqual(notice);
  });

  it("follows the opening hours when nothing is known", () => {
    expect(toOpeningNotice(null, tuesdayNoon, BUCHAREST)).toEqual({ kind: "unknown" });
  });
});

describe("closedNotice", () => {
  const now = toInstant("2027-06-01T09:00:00Z");
  const location = { name: "Centru", isClosed: true, nextOpeningAt: toInstant("2027-06-01T15:00:00Z") };

  it("names the location only where a shop has several", () => {
    const opening = { kind: "today", time: "18:00" };
    const shop = { locations: [], timezone: BUCHAREST };
    expect(closedNotice(shop, location, now)).toEqual({
      key: "closed.shop",
      locationName: "Centru",
      opening,
    });
  });

  it("is also had for a method that is closed while another is open", () => {
    const shop = aShop({ locations: [aLocation(), aLocation({ id: AVIATORILOR })], timezone: BUCHAREST });
    const named = namedLocation(shop, { name: "Aviatorilor" });
    expect(noticeOfClosed(named, location.nextOpeningAt, now, BUCHAREST)).toEqual({
      key: "closed.location",
      locationName: "Aviatorilor",
      opening: { kind: "today", time: "18:00" },
    });
    expect(noticeOfClosed(named, null, now, BUCHAREST).opening).toEqual({ kind: "unknown" });
  });

  it("is gone once the announced opening has come", () => {
    const shop = { locations: [], timezone: BUCHAREST };
    expect(closedNotice(shop, location, toInstant("2027-06-01T15:00:00Z"))).toBeNull();
    expect(closedNotice(shop, { ...location, isClosed: false }, now)).toBeNull();
  });
});

describe("endOfBusinessDay", () => {
  it("is the last closing of the day, not the break at noon", () => {
    const plan = planOf(everyDay(["10:00", "14:00"], ["18:00", "22:00"]));
    expect(endOfBusinessDay(plan, toInstant("2027-06-01T08:00:00Z"), BUCHAREST)).toBe(
      "2027-06-01T19:00:00.000Z",
    );
  });

  it("is 04:00 for a place that is open round the clock, and after closing", () => {
    const always = planOf(everyDay(["00:00", "24:00"]));
    expect(endOfBusinessDay(always, toInstant("2027-06-01T08:00:00Z"), BUCHAREST)).toBe(
      "2027-06-02T01:00:00.000Z",
    );
    expect(endOfBusinessDay(evenings, toInstant("2027-06-01T23:30:00Z"), BUCHAREST)).toBe(
      "2027-06-02T01:00:00.000Z",
    );
    expect(endOfBusinessDay(evenings, toInstant("2027-06-01T22:30:00Z"), BUCHAREST)).toBe(
      "2027-06-01T23:00:00.000Z",
    );
  });
});
