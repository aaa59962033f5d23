import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PERIOD_DAYS, ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { comparedPeriod } from "#core/sales/dashboard/compared-period.ts";
import { daysBetween, plusDays } from "#core/time/calendar-date.ts";
import { instantOfMillis } from "#core/time/instant.ts";

const at = (year: number, month: number, day: number) => instantOfMillis(Date.UTC(year, month - 1, day, 12));
const range = (from: string, to: string) => ({ from, to });

describe("a period of the dashboard (DASHBOARD-3)", () => {
  it.each([
    ["today", range("2026-11-25", "2026-11-25"), range("2026-11-24", "2026-11-24")],
    ["yesterday", range("2026-11-24", "2026-11-24"), range("2026-11-23", "2026-11-23")],
    ["last_7_days", range("2026-11-19", "2026-11-25"), range("2026-11-12", "2026-11-18")],
    ["last_30_days", range("2026-10-27", "2026-11-25"), range("2026-09-27", "2026-10-26")],
    ["this_month", range("2026-11-01", "2026-11-25"), range("2026-10-01", "2026-10-25")],
    ["last_month", range("2026-10-01", "2026-10-31"), range("2026-09-01", "2026-09-30")],
  ] as const)("%s is compared with the one before", (asked, period, previous) => {
    expect(comparedPeriod(asked, at(2026, 11, 25))).toEqual({ period, previous });
  });

  it("compares the end of a long month with all of a short one", () => {
    const { previous } = comparedPeriod("this_month", at(2026, 3, 31));
    expect(previous).toEqual(range("2026-02-01", "2026-02-28"));
  });

  it("is today by the clock of Bucharest, not of Greenwich", () => {
    const late = instantOfMillis(Date.UTC(2026, 10, 25, 22, 30));
    expect(comparedPeriod("today", late).period).toEqual(range("2026-11-26", "2026-11-26"));
  });

  const dates = fc
    .tuple(fc.nat(4000), fc.nat(MAX_PERIOD_DAYS - 1))
    .map(([start, length]) => range(plusDays("2020-01-01", start), plusDays("2020-01-01", start + length)));
  const days = fc.nat(4000).map((day) => instantOfMillis(Date.UTC(2020, 0, 1 + day, 10)));

  it("ends before the period begins, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(dates, fc.constantFrom(...ORDER_PERIODS)), days, (asked, now) => {
        const { period, previous } = comparedPeriod(asked, now);
        expect(previous.from <= previous.to && previous.to < period.from).toBe(true);
      }),
    );
  });

  it("is as long as the period and ends right before it, where that is no month", () => {
    const named = ORDER_PERIODS.filter((one) => one !== "this_month" && one !== "last_month");
    fc.assert(
      fc.property(fc.oneof(dates, fc.constantFrom(...named)), days, (asked, now) => {
        const { period, previous } = comparedPeriod(asked, now);
        expect(plusDays(previous.to, 1)).toBe(period.from);
        expect(daysBetween(previous.from, previous.to)).toBe(daysBetween(period.from, period.to));
      }),
    );
  });
});
