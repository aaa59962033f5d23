import { describe, expect, it } from "vitest";
import { readHoursFile } from "#core/setting/location/hours-file/hours-file.ts";
import { withExceptions } from "#core/setting/location/hours-file/place-hours.ts";
import { weekFrom } from "#core/setting/location/location-settings.ts";
import type { OpeningException, OpeningInterval } from "#core/shop/opening-hours.ts";
import { valueOf } from "#tests/support/builders/values.ts";

/** The week of the one place of a file, or why it cannot be taken. */
function hoursIn(place: unknown): unknown {
  const [only] = valueOf(readHoursFile(JSON.stringify(place)));
  return only?.hours.ok === true
    ? only.hours.value.week
    : [only?.hours.error.reason, only?.hours.error.written];
}

/** What the one place of a file has of dates. */
function exceptionsIn(place: unknown): readonly OpeningException[] {
  const [only] = valueOf(readHoursFile(JSON.stringify(place)));
  if (only === undefined) throw new Error("The file has a place");
  return valueOf(only.hours).exceptions;
}

describe("hours of dates from a file (SHOP-27)", () => {
  const WEEK = { dayOfWeek: ["Monday", "Friday"], opens: "10:00", closes: "22:00" };
  const dated = (...entries: readonly object[]) => ({ openingHoursSpecification: [WEEK, ...entries] });
  const period = (validFrom: string, validThrough: string, more: object = {}) => ({
    validFrom,
    validThrough,
    ...more,
  });
  const exception = (date: string, ...intervals: readonly OpeningInterval[]) => ({
    date,
    method: null,
    intervals,
  });

  it("are exceptions: closed, or with other hours, on each date or on some days between two", () => {
    const christmas = period("2026-12-24", "2026-12-26", { opens: "00:00", closes: "00:00" });
    const newYear = period("2026-12-31T00:00:00+02:00", "2026-12-31", { opens: "18:00", closes: "03:00" });
    const fridays = period("2026-12-01", "2026-12-15", {
      dayOfWeek: "https://schema.org/Friday",
      opens: "10:00",
      closes: "23:59",
    });
    const place = dated(newYear, christmas, fridays);
    expect(exceptionsIn(place)).toEqual([
      exception("2026-12-04", ["10:00", "24:00"]),
      exception("2026-12-11", ["10:00", "24:00"]),
      exception("2026-12-24"),
      exception("2026-12-25"),
      exception("2026-12-26"),
      exception("2026-12-31", ["18:00", "03:00"]),
    ]);
    expect(hoursIn(place)).toEqual(weekFrom((day) => (["1", "5"].includes(day) ? [["10:00", "22:00"]] : [])));
  });

  it("are read next to a week in words, and may have several stretches on a date", () => {
    const lunch = period("2026-12-24", "2026-12-24", { opens: "11:00", closes: "14:00" });
    const evening = { ...lunch, opens: "18:00", closes: "20:00" };
    const place = {
      openingHours: "Mo-Su 10:00-22:00",
      openingHoursSpecification: [lunch],
      specialOpeningHoursSpecification: evening,
    };
    expect(exceptionsIn(place)).toEqual([exception("2026-12-24", ["11:00", "14:00"], ["18:00", "20:00"])]);
    expect(hoursIn(place)).toEqual(weekFrom(() => [["10:00", "22:00"]]));
  });

  const CLOSED = { opens: "00:00", closes: "00:00" };
  it.each<[string, unknown, unknown]>([
    [
      "a date that no calendar has",
      dated(period("2026-02-30", "2026-03-01", CLOSED)),
      ["dates", "00:00-00:00, 2026-02-30 – 2026-03-01"],
    ],
    [
      "a period that ends before it begins",
      dated(period("2026-12-26", "2026-12-24", CLOSED)),
      ["dates", "00:00-00:00, 2026-12-26 – 2026-12-24"],
    ],
    [
      "a day of every year",
      dated(period("--12-25", "--12-25", CLOSED)),
      ["dates", "00:00-00:00, --12-25 – --12-25"],
    ],
    [
      "a year and a day",
      dated(period("2026-01-01", "2027-01-02", CLOSED)),
      ["dates", "00:00-00:00, 2026-01-01 – 2027-01-02"],
    ],
    ["a whole summer", dated(period("2026-06-01", "2026-09-30", CLOSED)), ["too_many_dates", "122"]],
    [
      "hours that overlap on a date",
      dated(
        period("2026-12-24", "2026-12-24", { opens: "10:00", closes: "14:00" }),
        period("2026-12-23", "2026-12-24", { opens: "13:00", closes: "15:00" }),
      ),
      ["overlap", "2026-12-24 10:00-14:00, 13:00-15:00"],
    ],
    [
      "dates without a week",
      { openingHoursSpecification: period("2026-12-24", "2026-12-24", CLOSED) },
      ["season", "00:00-00:00, 2026-12-24 – 2026-12-24"],
    ],
    [
      "a time that is none",
      dated(period("2026-12-24", "2026-12-24", { opens: "10:00" })),
      ["time", "10:00-?, 2026-12-24 – 2026-12-24"],
    ],
  ])("refuses %s and says what is written", (_, place, refusal) => {
    expect(hoursIn(place)).toEqual(refusal);
  });

  it("take the place of what was typed for their dates, and go with the place that they are of", () => {
    const typed = [
      { date: "2026-12-24", method: null, intervals: [] },
      { date: "2026-12-24", method: "delivery", intervals: [] },
      { date: "2026-12-31", method: null, intervals: [] },
    ] as const;
    const found = [exception("2026-12-24", ["10:00", "24:00"])];
    const taken = withExceptions(typed, found, []);
    expect(taken).toEqual([
      typed[1],
      typed[2],
      { date: "2026-12-24", method: null, intervals: [{ from: "10:00", to: "00:00" }] },
    ]);
    expect(withExceptions(taken, [], found)).toEqual([typed[1], typed[2]]);
  });
});
