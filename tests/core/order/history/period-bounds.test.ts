import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { periodBounds } from "#core/order/history/period-bounds.ts";
import { tradingInstant, ZONES } from "#tests/support/arbitraries/time.ts";
import { toInstant } from "#tests/support/builders/instant.ts";

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
