import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openIntervals } from "#core/shop/open-intervals.ts";
import {
  readLocationDraft,
  toLocationDraft,
  type LocationDraft,
} from "#core/setting/location/location-draft.ts";
import { locationFieldProblems } from "#core/setting/location/location-field-problems.ts";
import {
  locationSettingsNotices,
  locationSettingsProblems,
  weekFrom,
  type LocationSettings,
} from "#core/setting/location/location-settings.ts";
import type { OpeningInterval, WeeklyHours } from "#core/shop/opening-hours.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import { formatMinuteOfDay } from "#core/time/local-time.ts";
import { locationSettingsAtFirst } from "#tests/support/headless/in-memory-settings.ts";

const { settings: AT_FIRST } = locationSettingsAtFirst();
const CLOSED: WeeklyHours = weekFrom(() => []);
const TODAY = "2026-03-13";

function withPickup(days: Partial<WeeklyHours>): LocationSettings {
  return { ...AT_FIRST, openingHours: { pickup: { ...CLOSED, ...days }, delivery: CLOSED } };
}
const problems = (change: Partial<LocationSettings>) =>
  locationSettingsProblems({ ...AT_FIRST, ...change }, "RON");
const typed = (change: Partial<LocationDraft>) =>
  readLocationDraft({ ...toLocationDraft({ settings: AT_FIRST }, ",", TODAY), ...change }, "RON");

describe("the settings of a location (SHOP-16)", () => {
  it("need a method and a way to pay, and figures within their limits", () => {
    expect(problems({})).toEqual({});
    expect(problems({ supportedFulfillmentMethods: [], paymentMethods: [] })).toEqual({
      supportedFulfillmentMethods: "validation.array_too_few",
      paymentMethods: "validation.array_too_few",
    });
    expect(problems({ preparationMinutes: { pickup: 0, delivery: 241 } })).toEqual({
      "minutes.delivery": "validation.number_range",
    });
    expect(problems({ capacity: { orders: 0, value: { amount: "0.00", currency: "RON" } } })).toEqual({
      slotOrders: "validation.number_range",
      slotValue: "validation.positive",
    });
    expect(problems({ minimumOrder: { amount: "10.00", currency: "USD" } })).toEqual({
      minimumOrder: "validation.positive",
    });
  });

  it("let hours touch and pass midnight, and name the later day of two that overlap, around the week too", () => {
    const of = (days: Partial<WeeklyHours>) => locationSettingsProblems(withPickup(days), "RON");
    expect(
      of({
        "1": [
          ["10:00", "14:00"],
          ["14:00", "02:00"],
        ],
        "2": [["02:00", "10:00"]],
      }),
    ).toEqual({});
    expect(of({ "1": [["18:00", "03:00"]], "2": [["02:00", "10:00"]] })).toEqual({
      "hours.pickup.2": "validation.hours_overlap",
    });
    expect(of({ "7": [["20:00", "02:00"]], "1": [["01:00", "10:00"]] })).toEqual({
      "hours.pickup.1": "validation.hours_overlap",
    });
    expect(of({ "3": [["00:00", "24:00"]], "4": [["00:00", "00:00"]] })).toEqual({});
  });

  it("name each exception once, by date and method", () => {
    const day = { date: "2026-12-24", method: null, intervals: [] } as const;
    expect(problems({ exceptions: [day, { ...day, method: "pickup" }, day] })).toEqual({
      "exceptions.2": "validation.exception_taken",
    });
    const twice: readonly OpeningInterval[] = [
      ["10:00", "18:00"],
      ["12:00", "13:00"],
    ];
    expect(problems({ exceptions: [{ ...day, intervals: twice }] })).toEqual({
      "exceptions.0": "validation.hours_overlap",
    });
  });

  it("say by what nobody could order", () => {
    expect(locationSettingsNotices(withPickup({}), false)).toEqual([
      "noHours.pickup",
      "noHours.delivery",
      "noZone",
    ]);
    expect(locationSettingsNotices(AT_FIRST, true)).toEqual([]);
  });

  it("are refused over the wire by its fields", () => {
    const wrong = {
      ...withPickup({
        "1": [
          ["10:00", "12:00"],
          ["11:00", "13:00"],
        ],
      }),
      paymentMethods: [],
    };
    expect(locationFieldProblems(wrong, "RON")).toEqual({
      "settings.paymentMethods": "validation.array_too_few",
      "settings.openingHours": "validation.hours_overlap",
    });
  });

  it("are typed with a comma, empty where there is no limit, and read back as they were", () => {
    const settings: LocationSettings = {
      ...AT_FIRST,
      minimumOrder: { amount: "39.50", currency: "RON" },
      capacity: { orders: 12, value: null },
    };
    const draft = toLocationDraft({ settings }, ",", TODAY);
    expect([draft.minimumOrder, draft.slotOrders, draft.slotValue]).toEqual(["39,50", "12", ""]);
    expect(readLocationDraft(draft, "RON")).toEqual({
      ok: true,
      value: { ...settings, openingHours: { pickup: allDay(), delivery: allDay() } },
    });
  });

  it("are refused where what was typed is no number, no amount, no date or no time", () => {
    expect(
      typed({
        minutes: { pickup: "", delivery: "1,5" },
        minimumOrder: "zece",
        hours: {
          pickup: { ...weekFrom(() => []), "2": [{ from: "10:00", to: "" }] },
          delivery: weekFrom(() => []),
        },
        exceptions: [{ date: "2026-02-30", method: null, intervals: [] }],
      }),
    ).toEqual({
      ok: false,
      error: {
        "minutes.pickup": "validation.required",
        "minutes.delivery": "validation.integer",
        minimumOrder: "validation.money",
        "hours.pickup.2": "validation.hours_missing",
        "exceptions.0": "validation.date",
      },
    });
  });

  it("forget exceptions that are over", () => {
    const exceptions = ["2026-03-12", TODAY, "2026-12-25"].map((date) => ({
      date,
      method: null,
      intervals: [],
    }));
    const draft = toLocationDraft({ settings: { ...AT_FIRST, exceptions } }, ",", TODAY);
    expect(draft.exceptions.map(({ date }) => date)).toEqual([TODAY, "2026-12-25"]);
  });
});

function allDay(): WeeklyHours {
  return weekFrom((): readonly OpeningInterval[] => [["00:00", "00:00"]]);
}

const quarter = fc.integer({ min: 0, max: 95 }).map((quarters) => formatMinuteOfDay(quarters * 15));
const anInterval: fc.Arbitrary<OpeningInterval> = fc.tuple(quarter, quarter);
const aWeek: fc.Arbitrary<WeeklyHours> = fc
  .array(fc.array(anInterval, { maxLength: 2 }), { minLength: 7, maxLength: 7 })
  .map((days) => weekFrom((weekday) => days[Number(weekday) - 1] ?? []));
const SUNDAY = "2026-05-03";

describe("a week of hours", () => {
  it("is refused exactly where some moment is in two of its stretches", () => {
    fc.assert(
      fc.property(aWeek, (week) => {
        const refused = Object.keys(locationSettingsProblems(withPickup(week), "RON")).length > 0;
        const open = WEEKDAYS.flatMap((weekday) =>
          week[weekday].map((interval) =>
            openIntervals(
              {
                openingHours: { pickup: { ...CLOSED, [weekday]: [interval] }, delivery: CLOSED },
                exceptions: [],
                supportedFulfillmentMethods: ["pickup"],
              },
              "pickup",
              "UTC",
              SUNDAY,
              9,
            ),
          ),
        );
        const twice = open.some((stretch, at) =>
          open
            .slice(at + 1)
            .some((other) =>
              stretch.some((one) => other.some(({ start, end }) => start < one.end && one.start < end)),
            ),
        );
        expect(refused).toBe(twice);
      }),
    );
  });

  it("that is fine is read back from its fields as it was", () => {
    fc.assert(
      fc.property(aWeek, (week) => {
        const settings = { ...AT_FIRST, openingHours: { pickup: week, delivery: CLOSED } };
        const problems = locationSettingsProblems(settings, "RON");
        expect(readLocationDraft(toLocationDraft({ settings }, ".", TODAY), "RON")).toEqual(
          Object.keys(problems).length === 0 ? { ok: true, value: settings } : { ok: false, error: problems },
        );
      }),
    );
  });
});
