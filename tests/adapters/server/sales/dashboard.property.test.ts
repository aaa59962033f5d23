import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toId, type LocationId } from "#core/kernel/id.ts";
import { sum } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import type { DateRange } from "#core/order/history/order-period.ts";
import type { PeriodFigures } from "#core/sales/dashboard/period-figures.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { countSales, type CountedName } from "#tests/support/database/counted-sales.ts";
import { insertRandomOrders } from "#tests/support/database/random-orders.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { BISTRO_ORGANIZATION, newStaff } from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { createRandom } from "#tests/torture/random.ts";

const FIRST = "2026-03-15";
const DAYS = 240;
const RUNS = runs(60);

let server: TestServer;
let manager: HttpClient;
let locationIds: readonly LocationId[];

beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  const locations = await asOwner<{ id: LocationId; shopId: string; productIds: string[] }>(
    server,
    `select l.id, l.shop_id as "shopId",
            (array(select p.id::text from products p where p.shop_id = l.shop_id order by p.id))[1:6] as "productIds"
       from locations l where l.organization_id = $1 order by l.id`,
    [BISTRO_ORGANIZATION],
  );
  locationIds = locations.map(({ id }) => id);
  const { owner } = server.database;
  const terms = { organizationId: BISTRO_ORGANIZATION, locations };
  const begins = instantOfMillis(Date.UTC(2026, 2, 14, 22));
  await insertRandomOrders(owner, createRandom(12), { ...terms, from: begins, days: DAYS }, 1500);
  // Both nights on which the clock of Bucharest changes.
  for (const evening of [Date.UTC(2026, 2, 28, 20), Date.UTC(2026, 9, 24, 20)])
    await insertRandomOrders(
      owner,
      createRandom(evening),
      { ...terms, from: instantOfMillis(evening), days: 0.4 },
      150,
    );
  while ((await read.summary({ from: FIRST, to: FIRST }, null)).isCounting);
}, 60_000);
afterAll(() => server.stop());

const queryOf = (dates: DateRange, locationId: LocationId | null) => ({
  query: { filter: { ...dates, ...(locationId === null ? {} : { locationId }) } },
});
type Asked = readonly [dates: DateRange, locationId: LocationId | null];

const read = {
  summary: async (...asked: Asked) => succeeded(await manager.call("readSummary", queryOf(...asked))),
  series: async (...asked: Asked) => succeeded(await manager.call("readSeries", queryOf(...asked))),
  hours: async (...asked: Asked) => succeeded(await manager.call("readSalesHours", queryOf(...asked))),
  products: async (...asked: Asked) => succeeded(await manager.call("readSalesProducts", queryOf(...asked))),
  rates: async (...asked: Asked) => succeeded(await manager.call("readSalesRates", queryOf(...asked))),
};

function counted(name: CountedName, { from, to }: DateRange, locationId: LocationId | null) {
  const ids = locationId === null ? locationIds : [locationId];
  return countSales(server.database.owner, name, {
    organizationId: BISTRO_ORGANIZATION,
    locationIds: ids,
    from,
    to,
  });
}

/** Any period of the time in which there are orders, and a little around it. */
const periods = fc
  .tuple(fc.integer({ min: -3, max: DAYS }), fc.oneof(fc.nat(3), fc.nat(120)))
  .map(([start, length]) => ({ from: plusDays(FIRST, start), to: plusDays(FIRST, start + length) }));
const places = fc.option(fc.nat(2));

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
    "has the figures that a count of the orders themselves has, for any period and location (DASHBOARD-2)",
    PROPERTY_TIMEOUT,
    async () => {
      await fc.assert(
        fc.asyncProperty(periods, places, async (dates, place) => {
          const at = place === null ? null : (locationIds[place] ?? null);
          const summary = await read.summary(dates, at);
          for (const [figures, of] of [
            [summary, dates],
            [summary.previous, summary.previous.period],
          ] as const) {
            const [expected] = await counted("figures", of, at);
            const { waited, ...rest } = expected ?? {};
            expect(asCounted(figures)).toEqual(rest);
            expect(Math.abs((figures.answerSeconds ?? -1) - Number(waited ?? -1))).toBeLessThanOrEqual(1);
            const lost = figures.lost.map(({ status, orders, total }) => ({
              status,
              orders: `${orders}`,
              total: total.amount,
            }));
            expect(lost).toEqual(await counted("lost", of, at));
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
          const at = place === null ? null : (locationIds[place] ?? null);
          const { days } = await read.series(dates, at);
          expect(
            days.map(({ date, orders, netSales }) => ({ date, orders: `${orders}`, net: netSales.amount })),
          ).toEqual(await counted("days", dates, at));
          const { hours } = await read.hours(dates, at);
          expect(
            hours.map(({ weekday, hour, orders, netSales }) => ({
              weekday,
              hour: `${hour}`,
              orders: `${orders}`,
              net: netSales.amount,
            })),
          ).toEqual(await counted("hours", dates, at));
          const { products } = await read.products(dates, at);
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
          ).toEqual(await counted("products", dates, at));
          const { rates } = await read.rates(dates, at);
          expect(
            rates.map(({ rate, orders, gross, vat }) => ({
              rate,
              orders: `${orders}`,
              gross: gross.amount,
              vat: vat.amount,
            })),
          ).toEqual(await counted("rates", dates, at));
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
          const whole = await read.summary(dates, null);
          const parts = await Promise.all(locationIds.map((id) => read.summary(dates, id)));
          expect(sums(parts.map(({ netSales }) => netSales))).toEqual(whole.netSales);
          expect(sums(parts.map(({ total }) => total))).toEqual(whole.total);
          expect(sums([whole.netSales, whole.vat, whole.tips])).toEqual(whole.total);
          const { days } = await read.series(dates, null);
          expect(sums(days.map(({ netSales }) => netSales))).toEqual(whole.netSales);
          const { hours } = await read.hours(dates, null);
          expect(sums(hours.map(({ netSales }) => netSales))).toEqual(whole.netSales);
          const { rates } = await read.rates(dates, null);
          expect(sums(rates.map(({ net }) => net))).toEqual(whole.netSales);
          expect(sums(rates.map(({ vat }) => vat))).toEqual(whole.vat);
          const { products } = await read.products(dates, null);
          const ofProducts = sums(products.map(({ gross }) => gross));
          expect(sums([ofProducts, whole.deliveryFees])).toEqual(sums(rates.map(({ gross }) => gross)));
        }),
        RUNS,
      );
    },
  );

  it("gives the hour that the clock shows twice the orders of both, and has none of the skipped one", async () => {
    const back = await read.hours({ from: "2026-10-25", to: "2026-10-25" }, null);
    const ahead = await read.hours({ from: "2026-03-29", to: "2026-03-29" }, null);
    const twice = await asOwner<{ orders: number }>(
      server,
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
    const foreign = await manager.call("readSummary", { query: { filter: { locationId: elsewhere } } });
    const reversed = await manager.call("readSummary", {
      query: { filter: { from: "2026-05-02", to: "2026-05-01" } },
    });
    expect([foreign.status, reversed.status]).toEqual([404, 422]);
  });
});
