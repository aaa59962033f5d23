import { createAppPool } from "#adapters/server/db/connect.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { listStaffOrders, type StaffOrdersFilter } from "#adapters/server/order/orders-board.queries.ts";
import { toId, type LocationId } from "#core/kernel/id.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { makeManyOrders } from "#tests/support/database/many-orders.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { EVERY_ORDER, orderFilters } from "#tests/support/trading/order-filters.ts";
import { startBenchSite } from "./bench-site.ts";
import { percentile, type SectionOutcome, show } from "./figures.ts";

const COUNT = 200_000;
const TIMES = 40;
const MAX_MS = 50;
const MAX_SECONDS = 60;
const ROLES = { owner: "diner_owner", app: "diner_app", functions: "diner_functions", separate: true };

/** A page of staff's list of all orders by each filter, over 200,000 orders, as a request reads it. */
export async function measureOrdersList(): Promise<SectionOutcome> {
  const site = await startBenchSite();
  const [orderer] = await site.newOrderers(1);
  if (orderer === undefined) throw new Error("No customer was made");
  const { id } = await orderer.orderOnce();
  orderer.close();
  const began = performance.now();
  await makeManyOrders(site.owner, id, COUNT);
  const seconds = (performance.now() - began) / 1000;
  const config = { databaseUrl: null, databaseDirectUrl: null, poolSize: 1 };
  const pool = createAppPool(config, site.owner, ROLES, SILENT_LOG);
  const place = {
    locationId: toId<LocationId>(demoId("location", "bistro-nord", "centru")),
    clock: { now: () => instantOfMillis(Date.now()) },
  };
  try {
    const measured: { readonly name: string; readonly p95: number; readonly total: number }[] = [];
    for (const [name, filter] of orderFilters())
      measured.push({ name, ...(await measureFilter(pool, { ...EVERY_ORDER, ...filter(place) })) });
    return {
      title: `All orders: a page of 25 of ${COUNT} orders, made in ${show(seconds)} s`,
      rows: [
        ["filter", "p95 ms", "total"],
        ...measured.map(({ name, p95, total }) => [name, show(p95), `${total}`]),
      ],
      lines: [
        ...measured.map(
          ({ name, p95 }) =>
            ({ name: `p95 of ${name}`, value: p95, unit: "ms", at: "most", line: MAX_MS }) as const,
        ),
        { name: "orders are made in", value: seconds, unit: "s", at: "most", line: MAX_SECONDS },
      ],
    };
  } finally {
    await pool.end();
    await site.stop();
  }
}

async function measureFilter(
  pool: DatabasePool,
  filter: StaffOrdersFilter,
): Promise<{ readonly p95: number; readonly total: number }> {
  const organizationId = demoId("organization", "bistro-nord");
  const millis: number[] = [];
  let total = 0;
  // The first ones warm the cache.
  for (let time = -5; time < TIMES; time += 1) {
    const began = performance.now();
    const listed = await inTransaction(pool, { organizationId }, (queries) =>
      listStaffOrders(queries, { ...filter, limit: 25, offset: 0 }),
    );
    if (time >= 0) millis.push(performance.now() - began);
    total = listed.total;
  }
  return { p95: percentile(millis, 0.95), total };
}
