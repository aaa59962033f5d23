import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateRange, MAX_PERIOD_DAYS } from "#core/order/history/order-period.ts";
import { plusDays } from "#core/time/calendar-date.ts";

describe("dateRange", () => {
  it("takes a leap year whole, and not a day more", () => {
    expect(dateRange("2028-01-01", "2028-12-31")).toEqual({
      ok: true,
      value: { from: "2028-01-01", to: "2028-12-31" },
    });
    expect(dateRange("2027-01-01", "2028-01-02")).toEqual({ ok: false, error: "too_long" });
    expect(dateRange("2026-11-02", "2026-11-01")).toEqual({ ok: false, error: "reversed" });
    expect(dateRange("2026-11-31", "2026-12-01")).toEqual({ ok: false, error: "no_date" });
    expect(dateRange("", "2026-12-01")).toEqual({ ok: false, error: "no_date" });
  });

  it("is a period exactly where its days are one to the most", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: -800, max: 800 }),
        (start, length) => {
          const from = plusDays("2000-01-01", start);
          const range = dateRange(from, plusDays(from, length - 1));
          expect(range.ok).toBe(length >= 1 && length <= MAX_PERIOD_DAYS);
        },
      ),
    );
  });
});
