import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toId, type LocationId, type ProductId } from "#core/kernel/id.ts";
import { sum } from "#core/money/add.ts";
import { fromMinorUnits } from "#core/money/minor-units.ts";
import { ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { ordersPath } from "#core/order/list/orders-address.ts";
import { changeOf } from "#core/sales/dashboard/change.ts";
import { ordersCountedIn } from "#core/sales/dashboard/counted-in.ts";
import { dashboardPath, readDashboardAddress } from "#core/sales/dashboard/dashboard-address.ts";
import { everyDay, type ProductSum } from "#core/sales/dashboard/dashboard.ts";
import { heatMap } from "#core/sales/dashboard/heat-map.ts";
import { onTimePercent } from "#core/sales/dashboard/on-time.ts";
import { productRanks } from "#core/sales/dashboard/product-ranks.ts";
import { dayRows, productRows, rateRows } from "#core/sales/dashboard/sales-file.ts";
import { seriesSteps, stepDates } from "#core/sales/dashboard/series-steps.ts";
import { WEEKDAYS } from "#core/shop/week.ts";
import { plusDays } from "#core/time/calendar-date.ts";

const CENTRU = toId<LocationId>("01J00000000000000000CENTRU");
const NORD = toId<LocationId>("01J0000000000000000000N0RD");
const lei = (minorUnits: number) => fromMinorUnits(BigInt(minorUnits), "RON");

describe("the address of the dashboard (DASHBOARD-6)", () => {
  const reader = { locationIds: [CENTRU, NORD], locationId: null };
  const read = (path: string) => {
    const params = new URLSearchParams(path.split("?")[1] ?? "");
    return readDashboardAddress((name) => params.get(name), reader);
  };

  it("leaves out what is usual, and what means nothing counts as not there", () => {
    const usual = { period: "last_7_days", locationId: null } as const;
    expect(dashboardPath(usual)).toBe("/dashboard");
    expect(read("/dashboard?period=ever&from=2026-02-30&location=Mars")).toEqual(usual);
  });

  it("says exactly what is looked at", () => {
    const dates = fc.tuple(fc.nat(3000), fc.nat(365)).map(([start, length]) => ({
      from: plusDays("2020-01-01", start),
      to: plusDays("2020-01-01", start + length),
    }));
    const queries = fc.record({
      period: fc.oneof(fc.constantFrom(...ORDER_PERIODS), dates),
      locationId: fc.option(fc.constantFrom(CENTRU, NORD)),
    });
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(dashboardPath(query))).toEqual(query);
      }),
    );
  });
});

describe("what a figure counts (DASHBOARD-7)", () => {
  const period = { from: "2026-11-01", to: "2026-11-25" };

  it("is the list of the period's sales, or of what else the figure names", () => {
    expect(ordersPath(ordersCountedIn(period, CENTRU))).toBe(
      `/operations/orders?status=fulfilled&tests=none&from=2026-11-01&to=2026-11-25&location=${CENTRU}`,
    );
    expect(ordersPath(ordersCountedIn(period, null, { status: "rejected" }))).toBe(
      "/operations/orders?status=rejected&tests=none&from=2026-11-01&to=2026-11-25",
    );
    expect(ordersPath(ordersCountedIn(period, null, { customer: "new" }))).toBe(
      "/operations/orders?status=fulfilled&customer=new&tests=none&from=2026-11-01&to=2026-11-25",
    );
  });
});

describe("how a figure changed", () => {
  it.each([
    [lei(150), lei(100), 50],
    [lei(100), lei(150), -33],
    [105, 104, 1],
    [1, 200, -100],
    [5, 5, 0],
    [5, 0, null],
    [null, 7, null],
  ])("from %j to %j", (now, before, change) => {
    expect(changeOf(now, before)).toBe(change);
  });

  it("is on time to the last per cent only where no order was late", () => {
    expect([
      onTimePercent({ orders: 1000, lateOrders: 1 }),
      onTimePercent({ orders: 3, lateOrders: 0 }),
    ]).toEqual([99, 100]);
    expect(onTimePercent({ orders: 0, lateOrders: 0 })).toBe(null);
  });
});

describe("the steps of the chart", () => {
  const FIRST = "2026-01-01";
  const series = fc.array(fc.nat(90_000), { minLength: 1, maxLength: 366 }).map((amounts) =>
    amounts.map((amount, index) => ({
      date: plusDays(FIRST, index),
      orders: amount % 7,
      netSales: lei(amount),
    })),
  );

  it("are the hours of one day, from the first that sold to the last", () => {
    const [day] = everyDay({ from: FIRST, to: FIRST }, [], lei(0));
    const hours = [11, 14].map((hour) => ({ weekday: "4" as const, hour, orders: 1, netSales: lei(500) }));
    const steps = seriesSteps(day === undefined ? [] : [day], [], hours, "RON");
    expect(steps.map(({ type, hour, orders }) => [type, hour, orders])).toEqual([
      ["hour", 11, 1],
      ["hour", 12, 0],
      ["hour", 13, 0],
      ["hour", 14, 1],
    ]);
    expect(seriesSteps(day === undefined ? [] : [day], [], [], "RON")).toEqual([]);
  });

  it("add up to the days, and the weeks of a long period cover each day once", () => {
    fc.assert(
      fc.property(
        series.filter(({ length }) => length > 1),
        (days) => {
          const steps = seriesSteps(days, [], [], "RON");
          const period = { from: FIRST, to: plusDays(FIRST, days.length - 1) };
          expect(
            sum(
              steps.map(({ netSales }) => netSales),
              "RON",
            ),
          ).toEqual(
            sum(
              days.map(({ netSales }) => netSales),
              "RON",
            ),
          );
          const ranges = steps.map((step) => stepDates(step, period));
          expect(ranges.map(({ from }) => from)).toEqual([
            FIRST,
            ...ranges.slice(0, -1).map(({ to }) => plusDays(to, 1)),
          ]);
          expect(ranges.at(-1)?.to).toBe(period.to);
        },
      ),
    );
  });
});

describe("the heat map", () => {
  it("has every weekday, the hours from the first to the last, and is hottest where most is ordered", () => {
    const map = heatMap([
      { weekday: "1", hour: 12, orders: 1, netSales: lei(1) },
      { weekday: "5", hour: 14, orders: 10, netSales: lei(1) },
    ]);
    expect(map?.hours).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(map?.rows.map(({ weekday }) => weekday)).toEqual([...WEEKDAYS]);
    expect(map?.rows.map(({ cells }) => cells.map(({ heat }) => heat).join(""))).toEqual([
      "000001000000",
      "000000000000",
      "000000000000",
      "000000000000",
      "000000050000",
      "000000000000",
      "000000000000",
    ]);
    expect(heatMap([])).toBe(null);
  });

  it("shows at least twelve hours, within the day, and all that had orders", () => {
    const hours = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1 });
    fc.assert(
      fc.property(hours, (sold) => {
        const map = heatMap(sold.map((hour) => ({ weekday: "1", hour, orders: 1, netSales: lei(1) })));
        const shown = map?.hours ?? [];
        const [first = Number.NaN] = shown;
        expect(shown).toEqual(shown.map((_, index) => first + index));
        expect(first).toBeGreaterThanOrEqual(0);
        expect(shown.at(-1)).toBeLessThan(24);
        expect(sold.filter((hour) => !shown.includes(hour))).toEqual([]);
        expect(shown.length).toBe(Math.max(12, Math.max(...sold) - Math.min(...sold) + 1));
      }),
    );
  });
});

describe("products", () => {
  const named = (orders: number, index: number): ProductSum => ({
    productId: toId<ProductId>(`product${index}`),
    name: `P${index}`,
    orders,
    pieces: orders,
    gross: lei(orders * 100),
  });

  it("stand at one end alone, and what nobody bought is among the least sold", () => {
    const products = [30, 20, 10, 9, 8, 7, 6, 5, 4, 0, 0].map(named);
    const { top, bottom } = productRanks(products);
    expect(top.map(({ orders }) => orders)).toEqual([30, 20, 10, 9, 8, 7, 6, 5]);
    expect(bottom.map(({ orders }) => orders)).toEqual([0, 0, 4]);
    expect(productRanks([named(0, 1)]).top).toEqual([]);
  });
});

describe("a table as a file (DASHBOARD-8)", () => {
  it("writes amounts as Excel in the language reads them", () => {
    const days = [{ date: "2026-11-25", orders: 2, netSales: lei(123456) }];
    expect(dayRows(days, "ro")[1]).toEqual(["2026-11-25", "2", "1234,56", "RON"]);
    expect(dayRows(days, "en")[1]).toEqual(["2026-11-25", "2", "1234.56", "RON"]);
    const rate = { rate: "11.00", orders: 1, net: lei(100), vat: lei(11), gross: lei(111) };
    expect(rateRows([rate], "ro")[1]).toEqual(["11,00", "1", "1,00", "0,11", "1,11", "RON"]);
    const product = { productId: toId<ProductId>("p"), name: "Ciorbă", orders: 1, pieces: 2, gross: lei(5) };
    expect(productRows([product], "en")[1]).toEqual(["p", "Ciorbă", "1", "2", "0.05", "RON"]);
  });
});
