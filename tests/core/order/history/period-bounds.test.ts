import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { periodBounds } from "#core/order/history/period-bounds.ts";
import { tradingInstant, ZONES, changeNights } from "#tests/support/arbitraries/shop.ts";
import { toInstant } from "#tests/support/builders/values.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { localDateOf } from "#core/time/zones.ts";

const NOON = toInstant("2026-11-18T10:00:00Z");
const BUCHAREST = "Europe/Bucharest";

describe("periodBounds", () => {
  it.each([
    ["today", "2026-11-17T22:00:00.000Z", "2026-11-18T22:00:00.000Z"],
    ["yesterday", "2026-11-16T22:00:00.000Z", "2026-11-17T22:00:00.000Z"],
    ["last_7_days", "2026-11-11T22:00:00.000Z", "2026-11-18T22:00:00.000Z"],
    // Summer time was still on when these thirty days began.
    ["last_30_days", "2026-10-19T21:00:00.000Z", "2026-11-18T22:00:00.000Z"],
    ["this_month", "2026-10-31T22:00:00.000Z", "2026-11-30T22:00:00.000Z"],
    ["last_month", "2026-09-30T21:00:00.000Z", "2026-10-31T22:00:00.000Z"],
  ] as const)("%s on a Wednesday noon in Bucharest", (period, from, before) => {
    expect(periodBounds(period, toInstant("2026-11-18T10:00:00Z"), BUCHAREST)).toEqual({ from, before });
  });

  it("knows the months around a turn of the year and a leap day", () => {
    expect(periodBounds("last_month", toInstant("2028-01-31T12:00:00Z"), "UTC")).toEqual({
      from: "2027-12-01T00:00:00.000Z",
      before: "2028-01-01T00:00:00.000Z",
    });
    expect(periodBounds("this_month", toInstant("2028-02-29T12:00:00Z"), "UTC").before).toBe(
      "2028-03-01T00:00:00.000Z",
    );
  });

  it("includes both dates of a range, and ends where the range after it begins, also on the nights of a clock change", () => {
    expect(periodBounds({ from: "2026-10-25", to: "2026-10-25" }, NOON, BUCHAREST)).toEqual({
      from: "2026-10-24T21:00:00.000Z",
      before: "2026-10-25T22:00:00.000Z",
    });
    for (const { date, timezone, instants } of changeNights()) {
      const days = [plusDays(date, -1), date, plusDays(date, 1)].map((day) =>
        periodBounds({ from: day, to: day }, NOON, timezone),
      );
      for (const at of instants) {
        // Every instant of the night is in exactly one day, the one that the wall's calendar shows.
        const holding = days.filter(({ from, before }) => from <= at && at < before);
        expect(holding).toEqual([
          periodBounds({ from: localDateOf(at, timezone), to: localDateOf(at, timezone) }, NOON, timezone),
        ]);
        const { from, before } = periodBounds("today", at, timezone);
        expect({ from, before }).toEqual(holding[0]);
        expect(periodBounds("yesterday", at, timezone).before).toBe(from);
      }
    }
  });

  it("contains now in every current period, and yesterday ends where today begins", () => {
    fc.assert(
      fc.property(tradingInstant(), fc.constantFrom(...ZONES), (now, zone) => {
        for (const period of ORDER_PERIODS) {
          const { from, before } = periodBounds(period, now, zone);
          const isOver = period === "yesterday" || period === "last_month";
          expect([period, from <= now, now < before]).toEqual([period, true, !isOver]);
        }
        expect(periodBounds("yesterday", now, zone).before).toBe(periodBounds("today", now, zone).from);
        expect(periodBounds("last_month", now, zone).before).toBe(periodBounds("this_month", now, zone).from);
      }),
    );
  });
});
