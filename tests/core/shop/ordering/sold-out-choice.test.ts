import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chosenDisabledUntil,
  MAX_SOLD_OUT_DAYS,
  SOLD_OUT_DURATIONS,
  soldOutDates,
  type SoldOutChoice,
} from "#core/shop/ordering/sold-out-choice.ts";
import { INDEFINITELY } from "#core/menu/menu.ts";
import { endOfBusinessDay } from "#core/shop/business-day.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { plusMillis } from "#core/time/instant.ts";
import { tradingInstant } from "#tests/support/arbitraries/shop.ts";
import { NOON, toInstant, valueOf } from "#tests/support/builders/values.ts";
import { aLocation } from "#tests/support/builders/shop.ts";

const HOURS = [["10:00", "22:00"]] as const;
const WEEK = { "1": HOURS, "2": HOURS, "3": HOURS, "4": HOURS, "5": HOURS, "6": HOURS, "7": HOURS };
const PLAN = aLocation({ openingHours: { pickup: WEEK, delivery: WEEK } });
const MOMENT = { plan: PLAN, timezone: "Europe/Bucharest", now: NOON };
// 22:00 in Bucharest's winter.
const CLOSING = toInstant("2026-03-13T20:00:00Z");

function until(duration: SoldOutChoice["duration"], date = "", now = NOON) {
  return chosenDisabledUntil({ duration, date }, { ...MOMENT, now });
}

describe("chosenDisabledUntil (BOARD-11)", () => {
  it("is an hour, the end of the day, the 04:00 of a date, or exactly the value of indefinitely", () => {
    expect(valueOf(until("oneHour"))).toBe(plusMillis(NOON, 3_600_000));
    expect(valueOf(until("endOfDay"))).toBe(CLOSING);
    expect(valueOf(until("untilDate", "2026-03-20"))).toBe("2026-03-20T02:00:00.000Z");
    expect(valueOf(until("indefinitely"))).toBe("9999-12-31T23:59:59");
  });

  it("ends an hour with the business day", () => {
    expect(valueOf(until("oneHour", "", plusMillis(CLOSING, -600_000)))).toBe(CLOSING);
  });

  it("refuses a date that is missing, over or too far away", () => {
    const { min, max } = soldOutDates(MOMENT);
    expect([min, max]).toEqual(["2026-03-14", "2027-03-13"]);
    expect(until("untilDate")).toEqual({ ok: false, error: "validation.required" });
    expect(until("untilDate", "2026-02-30")).toEqual({ ok: false, error: "validation.required" });
    expect(until("untilDate", "2026-03-13")).toEqual({ ok: false, error: "validation.date_min" });
    expect(until("untilDate", plusDays(max, 1))).toEqual({ ok: false, error: "validation.date_max" });
  });

  it("always lies ahead, and within the business day where nobody asked for more", () => {
    fc.assert(
      fc.property(
        tradingInstant(),
        fc.constantFrom(...SOLD_OUT_DURATIONS),
        fc.integer({ min: 1, max: MAX_SOLD_OUT_DAYS }),
        (now, duration, days) => {
          const { min } = soldOutDates({ ...MOMENT, now });
          const chosen = valueOf(until(duration, plusDays(min, days - 1), now));
          expect(chosen > now).toBe(true);
          const dayEnds = endOfBusinessDay(PLAN, now, MOMENT.timezone);
          const isOfToday = duration === "oneHour" || duration === "endOfDay";
          expect(isOfToday ? chosen <= dayEnds : chosen >= dayEnds).toBe(true);
          expect(chosen === INDEFINITELY).toBe(duration === "indefinitely");
        },
      ),
    );
  });
});
