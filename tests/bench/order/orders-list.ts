import { createAppPool } from "#adapters/server/db/connect.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { listStaffOrders, type StaffOrdersFilter } from "#adapters/server/order/orders-board.queries.ts";
import { listOrdersOfUser } from "#adapters/server/order/orders.queries.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { readDrops } from "#adapters/server/sales/cash-drops.queries.ts";
import { readSalesGroups } from "#adapters/server/sales/sales.queries.ts";
import { toId, type LocationId, type UserId } from "#core/kernel/id.ts";
import { salesSpan } from "#core/sales/day-sales.ts";
import type { Clock } from "#core/time/clock.ts";
import { instantOfMillis, plusMillis } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { localDateOf } from "#core/time/zones.ts";
import { EVERY_ORDER, orderFilters } from "#tests/support/database/many-orders.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { percentile, type SectionOutcome, show } from "../figures.ts";
import { MILLION, startMillionOrders } from "./million-orders.ts";

const TIMES = 40;
const MAX_MS = 20;
const PAGE_20 = { limit: 25, offset: 19 * 25 };
const ROLES = { owner: "diner_owner", app: "diner_app", functions: "diner_functions", separate: true };

/**
 * A page of staff's list of all orders by each filter, the end of a day, and page 20 of a customer's own orders, over a
 * million orders, as a request reads them.
 */
export async function measureOrdersList(): Promise<SectionOutcome> {
  const { site, userId } = await startMillionOrders();
  try {
    const config = { databaseUrl: null, databaseDirectUrl: null, poolSize: 1 };
    const pool = createAppPool(config, site.owner, ROLES, SILENT_LOG);
    const place = {
      locationId: toId<LocationId>(demoId("location", "bistro-nord", "centru")),
      clock: { now: () => instantOfMillis(Date.now()) },
    };
    // The first filter would also measure how this process starts.
    await measureFilter(pool, EVERY_ORDER);
    const measured: { readonly name: string; readonly p95: number; readonly total: number }[] = [];
    for (const [name, filter] of orderFilters())
      measured.push({ name, ...(await measureFilter(pool, { ...EVERY_ORDER, ...filter(place) })) });
    measured.push({ name: "the end of a day", ...(await measureDay(pool, place)) });
    measured.push({ name: "a customer's page 20", ...(await measureOwn(pool, userId, place.clock)) });
    await pool.end();
    return {
      title: `All orders: a page of 25 of ${MILLION} orders`,
      rows: [
        ["filter", "p95 ms", "total"],
        ...measured.map(({ name, p95, total }) => [name, show(p95), `${total}`]),
      ],
      lines: measured.map(({ name, p95 }) => ({
        name: `p95 of ${name}`,
        value: p95,
        unit: "ms",
        at: "most",
        line: MAX_MS,
      })),
    };
  } finally {
    await site.stop();
  }
}

interface MeasuredRead {
  readonly p95: number;
  readonly total: number;
}

function measureFilter(pool: DatabasePool, filter: StaffOrdersFilter): Promise<MeasuredRead> {
  return measureRead(pool, async (queries) => {
    const { total } = await listStaffOrders(queries, { ...filter, limit: 25, offset: 0 });
    return total;
  });
}

function measureOwn(pool: DatabasePool, userId: UserId, { now }: Pick<Clock, "now">): Promise<MeasuredRead> {
  const query = { userId, shopId: null, state: null, search: null, ...PAGE_20 };
  return measureRead(pool, async (queries) => (await listOrdersOfUser(queries, query, now())).total);
}

/** What `readDaySales` reads of yesterday, the couriers' cash included. */
function measureDay(
  pool: DatabasePool,
  { locationId, clock }: { readonly locationId: LocationId; readonly clock: Pick<Clock, "now"> },
): Promise<MeasuredRead> {
  const date = localDateOf(plusMillis(clock.now(), -86_400_000), OFFICE_TIMEZONE);
  return measureRead(pool, async (queries) => {
    const groups = await readSalesGroups(queries, locationId, salesSpan(date, OFFICE_TIMEZONE), "RON");
    await readDrops(queries, locationId, date, "RON");
    return groups.reduce((sum, { orders }) => sum + orders, 0);
  });
}

/** Times a read within the organization; `read` answers how many orders it is about. */
async function measureRead(
  pool: DatabasePool,
  read: (queries: Queries) => Promise<number>,
): Promise<MeasuredRead> {
  const organizationId = demoId("organization", "bistro-nord");
  const millis: number[] = [];
  let total = 0;
  // The first ones warm the cache.
  for (let time = -5; time < TIMES; time += 1) {
    const began = performance.now();
    total = await inTransaction(pool, { organizationId }, read);
    if (time >= 0) millis.push(performance.now() - began);
  }
  return { p95: percentile(millis, 0.95), total };
}
