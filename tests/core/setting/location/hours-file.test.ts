import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readHoursFile } from "#core/setting/location/hours-file/hours-file.ts";
import { weekFrom } from "#core/setting/location/location-settings.ts";
import { weekProblems } from "#core/setting/location/week-problems.ts";
import type { OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The week of the one place of a file, or why it cannot be taken. */
function hoursIn(file: unknown): unknown {
  const read = readHoursFile(typeof file === "string" ? file : JSON.stringify(file));
  if (!read.ok) return read.error.reason;
  const [only] = read.value;
  return only?.hours.ok === true
    ? only.hours.value.week
    : [only?.hours.error.reason, only?.hours.error.written];
}

const week = (days: Readonly<Record<string, readonly OpeningInterval[]>>): WeeklyHours =>
  weekFrom((weekday) => days[weekday] ?? []);

describe("opening hours from a file (SHOP-25)", () => {
  it.each<[string, unknown, WeeklyHours]>([
    [
      "days and hours in words",
      { openingHours: "Mo-Fr 10:00-22:00" },
      weekFrom((day) => (Number(day) <= 5 ? [["10:00", "22:00"]] : [])),
    ],
    [
      "several of them, over the end of the week and past midnight",
      { openingHours: ["Sa-Mo 12:00-02:00", "Tu,Th 9:00–17:30:00"] },
      week({
        6: [["12:00", "02:00"]],
        7: [["12:00", "02:00"]],
        1: [["12:00", "02:00"]],
        2: [["09:00", "17:30"]],
        4: [["09:00", "17:30"]],
      }),
    ],
    [
      "entries by day, which count before the words",
      {
        openingHours: "Mo-Su 00:00-23:59",
        openingHoursSpecification: [
          { dayOfWeek: ["https://schema.org/Monday", "Tuesday"], opens: "08:00:00", closes: "12:00" },
          { dayOfWeek: "Monday", opens: "14:00", closes: "23:59" },
          { dayOfWeek: "Sunday", opens: "00:00", closes: "00:00" },
          { dayOfWeek: "Saturday" },
        ],
      },
      week({
        1: [
          ["08:00", "12:00"],
          ["14:00", "24:00"],
        ],
        2: [["08:00", "12:00"]],
      }),
    ],
    ["the clock round", { openingHours: "Mo-Su 00:00-23:59" }, weekFrom(() => [["00:00", "24:00"]])],
    [
      "hours by day",
      {
        open_hours: {
          mon: { start: "11:00", end: "14:00" },
          sun: [
            { start: "9:00", end: "12:00" },
            { start: "13:00", end: "24:00" },
          ],
        },
      },
      week({
        1: [["11:00", "14:00"]],
        7: [
          ["09:00", "12:00"],
          ["13:00", "24:00"],
        ],
      }),
    ],
    ["a place that is closed all week", { open_hours: null }, week({})],
  ])("reads %s", (_, place, hours) => {
    expect(hoursIn(place)).toEqual(hours);
    expect(hoursIn([place])).toEqual(hours);
    expect(hoursIn({ "@context": "https://schema.org", "@graph": [{ "@type": "Menu" }, place] })).toEqual(
      hours,
    );
  });

  it.each<[string, unknown, unknown]>([
    ["no JSON", "{", "not_json"],
    ["nothing with hours", { name: "Casa" }, "not_hours"],
    ["an empty list", [], "not_hours"],
    ["a day that is none", { openingHours: "Lu-Vi 10:00-22:00" }, ["day", "Lu-Vi 10:00-22:00"]],
    [
      "a holiday",
      { openingHoursSpecification: { dayOfWeek: "PublicHolidays", opens: "10:00", closes: "12:00" } },
      ["day", "PublicHolidays 10:00-12:00"],
    ],
    [
      "a day of another list",
      { open_hours: { holiday: { start: "10:00", end: "12:00" } } },
      ["day", "holiday"],
    ],
    ["words for a time", { openingHours: "Mo dimineața" }, ["time", "Mo dimineața"]],
    ["an hour that no clock has", { openingHours: "Mo 10:00-25:00" }, ["time", "Mo 10:00-25:00"]],
    ["an end that is missing", { open_hours: { tue: { start: "10:00" } } }, ["time", "tue 10:00-?"]],
    ["hours that end as they begin", { openingHours: "Mo 10:00-10:00" }, ["time", "Mo 10:00-10:00"]],
    [
      "hours of a summer",
      {
        openingHoursSpecification: {
          dayOfWeek: "Monday",
          opens: "10:00",
          closes: "12:00",
          validThrough: "2026-09-01",
        },
      },
      ["dates", "Monday 10:00-12:00, ? – 2026-09-01"],
    ],
    [
      "hours that overlap",
      { openingHours: ["Mo 10:00-14:00", "Mo-Tu 13:00-15:00"] },
      ["overlap", "10:00-14:00, 13:00-15:00"],
    ],
    [
      "more stretches than a day may have",
      { openingHours: ["Mo 1:00-2:00", "Mo 3:00-4:00", "Mo 5:00-6:00", "Mo 7:00-8:00", "Mo 9:00-10:00"] },
      ["too_many", "01:00-02:00, 03:00-04:00, 05:00-06:00, 07:00-08:00, 09:00-10:00"],
    ],
  ])("refuses %s and says what is written", (_, file, refusal) => {
    expect(hoursIn(file)).toEqual(refusal);
  });

  it("reads one week out of every form that it can be written in", () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
    const stretch = fc.tuple(time, time).filter(([from, to]) => from !== to && to !== "23:59");
    const weeks = fc
      .tuple(...WEEKDAYS.map(() => fc.array(stretch, { maxLength: 3 })))
      .map((days): WeeklyHours => weekFrom((weekday) => days[Number(weekday) - 1] ?? []))
      .filter((hours) => weekProblems(hours).length === 0);
    fc.assert(
      fc.property(weeks, (hours) => {
        const open_hours = Object.fromEntries(
          WEEKDAYS.map((weekday, day) => [DAYS[day], hours[weekday].map(([start, end]) => ({ start, end }))]),
        );
        const openingHours = WEEKDAYS.flatMap((weekday, day) =>
          hours[weekday].map(([from, to]) => `${(NAMES[day] ?? "").slice(0, 2)} ${from}-${to}`),
        );
        const openingHoursSpecification = WEEKDAYS.flatMap((weekday, day) =>
          hours[weekday].map(([opens, closes]) => ({ dayOfWeek: NAMES[day], opens, closes })),
        );
        expect(hoursIn({ open_hours })).toEqual(hours);
        expect(hoursIn({ openingHours })).toEqual(hours);
        expect(hoursIn({ openingHours: [], openingHoursSpecification })).toEqual(hours);
      }),
    );
  });

  it("takes whatever JSON there is, or refuses it", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom("openingHours", "openingHoursSpecification", "open_hours"),
        (value, name) => {
          const read = readHoursFile(JSON.stringify({ [name]: value }));
          for (const { hours } of read.ok ? read.value : [])
            expect(hours.ok ? weekProblems(hours.value.week) : []).toEqual([]);
        },
      ),
    );
  });
});

const sample = process.env["DINER_SAMPLE_DATA"];
if (sample !== undefined && sample !== "")
  describe("the canteens of the sample data", () => {
    it("are sixteen, and each is taken", () => {
      const read = readHoursFile(readFileSync(join(sample, "reference", "canteens-open-hours.json"), "utf8"));
      const places = read.ok ? read.value : [];
      expect(places).toHaveLength(16);
      expect(places.filter(({ hours }) => !hours.ok)).toEqual([]);
      expect(places[0]).toEqual({
        name: "Mensa Arcisstraße",
        hours: {
          ok: true,
          value: { week: weekFrom((day) => (Number(day) <= 5 ? [["11:00", "14:00"]] : [])), exceptions: [] },
        },
      });
    });
  });
else console.info("hours-file: DINER_SAMPLE_DATA names no places, only own hours are read");
