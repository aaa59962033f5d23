import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toId, type LocationId } from "#core/kernel/id.ts";
import { sum } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import type { PeriodFigures } from "#core/sales/dashboard/period-figures.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { BISTRO_ORGANIZATION } from "#tests/support/shopping/http-shopping.ts";
import { createDashboardFixture, periods, places, type DashboardFixture } from "./dashboard-fixture.ts";

const RUNS = runs(60);

let fixture: DashboardFixture;
beforeAll(async () => {
  fixture = await createDashboardFixture();
}, 60_000);
afterAll(() => fixture.server.stop());

const sums = (amounts: readonly Money[]): Money => sum(amounts, "RON");

function asCounted(figures: PeriodFigures) {
  const [pickup, delivery] = figures.byMethod;
  return {
    orders: `${figures.orders}`,
    total: figures.total.amount,
    net: figures.netSales.amount,
    vat: figures.vat.amount,
    tips: figures.tips.amount,
    fees: figures.deliveryFees.amount,
    pickup: `${pickup?.orders}`,
    delivery: delivery?.total.amount,
    cash: figures.byPayment.find(({ paymentMethod }) => paymentMethod === "cash")?.total.amount,
    late: `${figures.lateOrders}`,
    first: `${figures.newCustomers}`,
    returning: `${figures.returningOrders}`,
    discounts: figures.discounts.amount,
    pointsUsed: `${figures.pointsUsed}`,
    pointsPaid: figures.pointsPaid.amount,
    pointsEarned: `${figures.pointsEarned}`,
    refunded: figures.refunded.amount,
  };
}

describe("the dashboard", () => {
  it(
    "has the figures that a count of the orders themselves has, for any period and location (DASHBOARD-1, DASHBOARD-2)",
    PROPERTY_TIMEOUT,
    async () => {
      await fc.assert(
        fc.asyncProperty(periods, places, async (dates, place) => {
          const at = place === null ? null : (fixture.locationIds[place] ?? null);
          const summary = await fixture.read.summary(dates, at);
          for (const [figures, of] of [
            [summary, dates],
            [summary.previous, summary.previous.period],
          ] as const) {
            const [expected] = await fixture.counted("figures", of, at);
            const { waited, ...rest } = expected ?? {};
            expect(asCounted(figures)).toEqual(rest);
            expect(Math.abs((figures.answerSeconds ?? -1) - Number(waited ?? -1))).toBeLessThanOrEqual(1);
            const lost = figures.lost.map(({ status, orders, total }) => ({
              status,
              orders: `${orders}`,
              total: total.amount,
            }));
            expect(lost).toEqual(await fixture.counted("lost", of, at));
          }
        }),
        RUNS,
      );
    },
  );

  it(
    "has the days, hours, products and rates that a count of the orders themselves has (DASHBOARD-2)",
    PROPERTY_TIMEOUT,
    async () => {
      await fc.assert(
        fc.asyncProperty(periods, places, async (dates, place) => {
          const at = place === null ? null : (fixture.locationIds[place] ?? null);
          const { days } = await fixture.read.series(dates, at);
          expect(
            days.map(({ date, orders, netSales }) => ({ date, orders: `${orders}`, net: netSales.amount })),
          ).toEqual(await fixture.counted("days", dates, at));
          const { hours } = await fixture.read.hours(dates, at);
          expect(
            hours.map(({ weekday, hour, orders, netSales }) => ({
              weekday,
              hour: `${hour}`,
              orders: `${orders}`,
              net: netSales.amount,
            })),
          ).toEqual(await fixture.counted("hours", dates, at));
          const { products } = await fixture.read.products(dates, at);
          expect(
            products
              .filter(({ orders }) => orders > 0)
              .map(({ productId, orders, pieces, gross }) => ({
                id: productId,
                orders: `${orders}`,
                pieces: `${pieces}`,
                gross: gross.amount,
              }))
              .toSorted((left, right) => (left.id < right.id ? -1 : 1)),
          ).toEqual(await fixture.counted("products", dates, at));
          const { rates } = await fixture.read.rates(dates, at);
          expect(
            rates.map(({ rate, orders, gross, vat }) => ({
              rate,
              orders: `${orders}`,
              gross: gross.amount,
              vat: vat.amount,
            })),
          ).toEqual(await fixture.counted("rates", dates, at));
        }),
        RUNS,
      );
    },
  );

  it(
    "adds up over locations, days, hours, products and rates to the ban (DASHBOARD-4)",
    PROPERTY_TIMEOUT,
    async () => {
      await fc.assert(
        fc.asyncProperty(periods, async (dates) => {
          const whole = await fixture.read.summary(dates, null);
          const parts = await Promise.all(fixture.locationIds.map((id) => fixture.read.summary(dates, id)));
          expect(sums(parts.map(({ netSales }) => netSales))).toEqual(whole.netSales);
          expect(sums(parts.map(({ total }) => total))).toEqual(whole.total);
          expect(sums([whole.netSales, whole.vat, whole.tips])).toEqual(whole.total);
          const { days } = await fixture.read.series(dates, null);
          expect(sums(days.map(({ netSales }) => netSales))).toEqual(whole.netSales);
          const { hours } = await fixture.read.hours(dates, null);
          expect(sums(hours.map(({ netSales }) => netSales))).toEqual(whole.netSales);
          const { rates } = await fixture.read.rates(dates, null);
          expect(sums(rates.map(({ net }) => net))).toEqual(whole.netSales);
          expect(sums(rates.map(({ vat }) => vat))).toEqual(whole.vat);
          const { products } = await fixture.read.products(dates, null);
          const ofProducts = sums(products.map(({ gross }) => gross));
          expect(sums([ofProducts, whole.deliveryFees])).toEqual(sums(rates.map(({ gross }) => gross)));
        }),
        RUNS,
      );
    },
  );

  it("gives the hour that the clock shows twice the orders of both, and has none of the skipped one", async () => {
    const back = await fixture.read.hours({ from: "2026-10-25", to: "2026-10-25" }, null);
    const ahead = await fixture.read.hours({ from: "2026-03-29", to: "2026-03-29" }, null);
    const twice = await asOwner<{ orders: number }>(
      fixture.server,
      `select count(*)::int as orders from orders where organization_id = $1 and status = 'fulfilled'
          and placed_at >= '2026-10-25T00:00Z' and placed_at < '2026-10-25T02:00Z'`,
      [BISTRO_ORGANIZATION],
    );
    expect(back.hours.filter(({ hour }) => hour === 3).map(({ orders }) => orders)).toEqual(
      twice.map(({ orders }) => orders),
    );
    expect(ahead.hours.map(({ hour }) => hour)).not.toContain(3);
    expect(ahead.hours.map(({ hour }) => hour)).toContain(4);
  });

  it("refuses another organization's location, and dates that are no period", async () => {
    const elsewhere = toId<LocationId>("00000000000000000000000000");
    const foreign = await fixture.manager.call("readSummary", {
      query: { filter: { locationId: elsewhere } },
    });
    const reversed = await fixture.manager.call("readSummary", {
      query: { filter: { from: "2026-05-02", to: "2026-05-01" } },
    });
    expect([foreign.status, reversed.status]).toEqual([404, 422]);
  });
});
