import fc from "fast-check";
import { createDashboardPort } from "#adapters/browser/http/office/dashboard-port.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { DateRange } from "#core/order/history/order-period.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { countSales, type CountedName } from "#tests/support/database/counted-sales.ts";
import { insertRandomOrders } from "#tests/support/database/random-orders.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import { BISTRO_ORGANIZATION, newStaff } from "#tests/support/shopping/http-shopping.ts";
import { createTestServer } from "#tests/support/server/test-server.ts";
import { createRandom } from "#tests/torture/random.ts";

/** The first day of the time in which there are random orders, and how many days it has. */
export const FIRST_DAY = "2026-03-15";
export const DAYS = 240;

/** Any period of that time, and a little around it. */
export const periods = fc
  .tuple(fc.integer({ min: -3, max: DAYS }), fc.oneof(fc.nat(3), fc.nat(120)))
  .map(([start, length]) => ({ from: plusDays(FIRST_DAY, start), to: plusDays(FIRST_DAY, start + length) }));

/** One of the organization's locations, by its place in their list; null is all. */
export const places = fc.option(fc.nat(2));

/** A server with random orders at three locations, and its manager, who reads the figures. */
export type DashboardFixture = Awaited<ReturnType<typeof createDashboardFixture>>;

/** Fills a server with orders of every kind, also on both nights on which the clock of Bucharest changes. */
export async function createDashboardFixture() {
  const server = await createTestServer({ withoutJobs: true });
  const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  const locations = await asOwner<{ id: LocationId; shopId: string; productIds: string[] }>(
    server,
    `select l.id, l.shop_id as "shopId",
            (array(select p.id::text from products p where p.shop_id = l.shop_id order by p.id))[1:6] as "productIds"
       from locations l where l.organization_id = $1 order by l.id`,
    [BISTRO_ORGANIZATION],
  );
  const locationIds = locations.map(({ id }) => id);
  const { owner } = server.database;
  const terms = { organizationId: BISTRO_ORGANIZATION, locations };
  const begins = instantOfMillis(Date.UTC(2026, 2, 14, 22));
  await insertRandomOrders(owner, createRandom(12), { ...terms, from: begins, days: DAYS }, 1500);
  for (const evening of [Date.UTC(2026, 2, 28, 20), Date.UTC(2026, 9, 24, 20)]) {
    const night = { ...terms, from: instantOfMillis(evening), days: 0.4 };
    await insertRandomOrders(owner, createRandom(evening), night, 150);
  }

  const queryOf = (dates: DateRange, locationId: LocationId | null) => ({
    query: { filter: { ...dates, ...(locationId === null ? {} : { locationId }) } },
  });
  type Asked = readonly [dates: DateRange, locationId: LocationId | null];
  const read = {
    summary: async (...asked: Asked) => succeeded(await manager.call("readSummary", queryOf(...asked))),
    series: async (...asked: Asked) => succeeded(await manager.call("readSeries", queryOf(...asked))),
    hours: async (...asked: Asked) => succeeded(await manager.call("readSalesHours", queryOf(...asked))),
    products: async (...asked: Asked) =>
      succeeded(await manager.call("readSalesProducts", queryOf(...asked))),
    rates: async (...asked: Asked) => succeeded(await manager.call("readSalesRates", queryOf(...asked))),
  };
  while ((await read.summary({ from: FIRST_DAY, to: FIRST_DAY }, null)).isCounting);

  const counted = (name: CountedName, { from, to }: DateRange, locationId: LocationId | null) => {
    const ids = locationId === null ? locationIds : [locationId];
    return countSales(owner, name, { organizationId: BISTRO_ORGANIZATION, locationIds: ids, from, to });
  };
  // As the manager's browser asks.
  const port = createDashboardPort(async (name, { query }) => succeeded(await manager.call(name, { query })));
  return { server, manager, locationIds, read, port, counted };
}
