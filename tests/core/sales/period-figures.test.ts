import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "#core/money/add.ts";
import { fromMinorUnits } from "#core/money/minor-units.ts";
import type { Money } from "#core/money/money.ts";
import type { AlikeOrders } from "#core/sales/dashboard/alike-orders.ts";
import { everyDay } from "#core/sales/dashboard/dashboard.ts";
import { isSale, periodFigures } from "#core/sales/dashboard/period-figures.ts";
import { salesHour } from "#core/sales/sales-hour.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { alikeOrders } from "#tests/support/arbitraries/alike-orders.ts";

const lei = (minorUnits: number): Money => fromMinorUnits(BigInt(minorUnits), "RON");

const SOLD: AlikeOrders = {
  status: "fulfilled",
  method: "pickup",
  paymentMethod: "cash",
  source: "web",
  isLate: false,
  isFirst: false,
  orders: 2,
  total: lei(11100),
  tips: lei(1000),
  deliveryFees: lei(0),
  vat: lei(1000),
  discounts: lei(500),
  pointsUsed: 10,
  pointsPaid: lei(300),
  pointsEarned: 90,
  refunded: lei(0),
  answered: 2,
  answerMs: 181_000,
};

describe("the figures of a period (DASHBOARD-2)", () => {
  it("takes VAT and tips out of what was paid, and leaves lost orders out", () => {
    const lost: AlikeOrders = { ...SOLD, status: "rejected", orders: 3, total: lei(7500), isLate: true };
    const late: AlikeOrders = {
      ...SOLD,
      method: "delivery",
      orders: 1,
      total: lei(5005),
      tips: lei(0),
      vat: lei(496),
      isLate: true,
      isFirst: true,
      answered: 0,
      answerMs: 0,
    };
    const figures = periodFigures([SOLD, lost, late], "RON");
    expect(figures).toMatchObject({
      orders: 3,
      total: lei(16105),
      netSales: lei(13609),
      averageOrder: lei(4536),
      lateOrders: 1,
      newCustomers: 1,
      returningOrders: 2,
      answerSeconds: 91,
      lost: [
        { status: "rejected", orders: 3, total: lei(7500) },
        { status: "cancelled", orders: 0, total: lei(0) },
      ],
    });
  });

  it("of nothing are zeros, without averages", () => {
    const { averageOrder, answerSeconds, netSales, byMethod } = periodFigures([], "USD");
    expect([averageOrder, answerSeconds, netSales]).toEqual([
      null,
      null,
      { amount: "0.00", currency: "USD" },
    ]);
    expect(byMethod.map(({ orders }) => orders)).toEqual([0, 0]);
  });

  it("add up: methods, payments and customers to all sales, sales and lost to all orders", () => {
    fc.assert(
      fc.property(alikeOrders, (alike) => {
        const figures = periodFigures(alike, "RON");
        const count = (parts: readonly { readonly orders: number }[]): number =>
          parts.reduce((all, { orders }) => all + orders, 0);
        expect(sum([figures.netSales, figures.vat, figures.tips], "RON")).toEqual(figures.total);
        expect(
          sum(
            figures.byMethod.map(({ netSales }) => netSales),
            "RON",
          ),
        ).toEqual(figures.netSales);
        expect(
          sum(
            figures.byPayment.map(({ total }) => total),
            "RON",
          ),
        ).toEqual(figures.total);
        expect([count(figures.byMethod), count(figures.byPayment)]).toEqual([figures.orders, figures.orders]);
        expect(figures.newCustomers + figures.returningOrders).toBe(figures.orders);
        expect(figures.orders + count(figures.lost)).toBe(count(alike));
        expect(figures.orders).toBe(count(alike.filter(isSale)));
      }),
    );
  });
});

describe("the days of a series", () => {
  it("are all there, sold or not", () => {
    const sold = { date: "2026-02-28", orders: 2, netSales: lei(100) };
    expect(everyDay({ from: "2026-02-27", to: "2026-03-01" }, [sold], lei(0))).toEqual([
      { date: "2026-02-27", orders: 0, netSales: lei(0) },
      sold,
      { date: "2026-03-01", orders: 0, netSales: lei(0) },
    ]);
  });
});

describe("the hour of an order", () => {
  it.each([
    ["2026-11-25T21:59:59Z", "2026-11-25 23:00"],
    ["2026-11-25T22:00:00Z", "2026-11-26 00:00"],
    // The night on which the clock goes back shows three o'clock twice, and the one on which it goes ahead never.
    ["2026-10-25T00:30:00Z", "2026-10-25 03:00"],
    ["2026-10-25T01:30:00Z", "2026-10-25 03:00"],
    ["2026-03-29T00:59:00Z", "2026-03-29 02:00"],
    ["2026-03-29T01:00:00Z", "2026-03-29 04:00"],
  ])("%s is counted under %s", (placed, hour) => {
    expect(salesHour(instantOfMillis(Date.parse(placed)))).toBe(hour);
  });
});
