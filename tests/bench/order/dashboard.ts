import { createAppPool } from "#adapters/server/db/connect.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import {
  readAlikeOrders,
  readDaySums,
  readHourSums,
  readLocationCurrencies,
  readProductSums,
  readRateSums,
  type CountedLocations,
} from "#adapters/server/sales/dashboard.queries.ts";
import { countMissingSales } from "#adapters/server/sales/missing-sales.ts";
import { toId, type OrganizationId } from "#core/kernel/id.ts";
import { ANSWERING_EVENT, FULFILLED_STATUS } from "#core/order/lifecycle/order-stages.ts";
import { comparedPeriod } from "#core/sales/dashboard/compared-period.ts";
import { plusDays } from "#core/time/calendar-date.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { localDateOf } from "#core/time/zones.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { startBenchSite, type BenchSite } from "../bench-site.ts";
import { percentile, type SectionOutcome, show } from "../figures.ts";
import { MILLION, startMillionOrders } from "./million-orders.ts";
import { cpuMs, engineCpuMs } from "../process-figures.ts";
import { createStaffMover } from "./staff-moves.ts";

const LIVES = 400;
const PASSES = 5;
const TIMES = 40;
const MAX_MS = 200;
const MAX_PER_CENT = 3;
const BATCH = 50;
// Of a million orders a few are not over.
const COUNTED = 0.99 * MILLION;
const ROLES = { owner: "diner_owner", app: "diner_app", functions: "diner_functions", separate: true };
const ORGANIZATION = demoId("organization", "bistro-nord");

/** What counting costs an order, and how long the figures of a year take among a million orders (DASHBOARD-5). */
export async function measureDashboard(): Promise<SectionOutcome> {
  const { life, counting } = await measureCosts();
  const reads = await measureYear();
  return {
    title: `Dashboard: an order with its three moves, and a year among ${MILLION} orders`,
    rows: [
      ["", "CPU ms an order", "p95 ms"],
      ["from its cart to its end", show(life), ""],
      ["of that, counting it", show(counting), ""],
      ...reads.map(({ name, p95 }) => [name, "", show(p95)]),
    ],
    lines: [
      {
        name: "counting, of an order's CPU",
        value: (counting / life) * 100,
        unit: "%",
        at: "most",
        line: MAX_PER_CENT,
      },
      ...reads.map(
        ({ name, p95 }) =>
          ({ name: `p95 of ${name}`, value: p95, unit: "ms", at: "most", line: MAX_MS }) as const,
      ),
    ],
  };
}

async function measureCosts(): Promise<{ readonly life: number; readonly counting: number }> {
  const site = await startBenchSite();
  try {
    await site.warmUp();
    return { life: await measureLives(site), counting: await measureCounting(site) };
  } finally {
    await site.stop();
  }
}

async function measureYear(): Promise<readonly MeasuredRead[]> {
  const { site } = await startMillionOrders();
  const config = { databaseUrl: null, databaseDirectUrl: null, poolSize: 1 };
  const pool = createAppPool(config, site.owner, ROLES, SILENT_LOG);
  try {
    await countAll(site, pool);
    return await measureReads(pool);
  } finally {
    await pool.end();
    await site.stop();
  }
}

/** CPU of server and PostgreSQL from the cart to the end of an order, in milliseconds. */
async function measureLives(site: BenchSite): Promise<number> {
  const orderers = await site.newOrderers(16);
  const staff = await createStaffMover(site.server.port);
  const begun = cpuMs(site.server.pid) + engineCpuMs(site.enginePid);
  for (let count = 0; count < LIVES; count += 1) {
    const order = await orderers[count % orderers.length]?.orderOnce();
    if (order === undefined) throw new Error("Nobody orders");
    await staff.complete(order.id);
  }
  const spent = cpuMs(site.server.pid) + engineCpuMs(site.enginePid) - begun;
  orderers.forEach((orderer) => orderer.close());
  staff.close();
  return spent / LIVES;
}

/** CPU of PostgreSQL to count one order that was fulfilled, in milliseconds: each by itself, as its own transaction does. */
async function measureCounting(site: BenchSite): Promise<number> {
  return withOwner(site.owner, async (client) => {
    await client.query("set synchronous_commit = off");
    await client.query(COUNT_AGAIN);
    const begun = engineCpuMs(site.enginePid);
    const { rows } = await client.query<{ p_counted: number }>("call pg_temp.count_again($1, $2, $3, 0)", [
      FULFILLED_STATUS,
      ANSWERING_EVENT,
      PASSES,
    ]);
    return (engineCpuMs(site.enginePid) - begun) / (rows[0]?.p_counted ?? Number.NaN);
  });
}

/** Counts all orders by the product's own function, once for the directory that is kept. */
async function countAll({ owner }: BenchSite, pool: DatabasePool): Promise<void> {
  const isCounted = await withOwner(owner, async (client) => {
    const { rows } = await client.query<{ counted: number }>(
      "select sum(orders)::int as counted from sales_days",
    );
    if ((rows[0]?.counted ?? 0) >= COUNTED) return true;
    await client.query("begin; set local session_replication_role = replica");
    await client.query("truncate sales_days, sales_hours, sales_products, sales_rates, first_orders");
    await client.query("update orders set sales_hour = null where ended_at is not null");
    await client.query("commit");
    await client.query("vacuum analyze orders");
    return false;
  });
  if (isCounted) return;
  while (await countMissingSales(pool, null, BATCH));
  await withOwner(owner, (client) => client.query("vacuum analyze"));
}

interface MeasuredRead {
  readonly name: string;
  readonly p95: number;
}

async function measureReads(pool: DatabasePool): Promise<readonly MeasuredRead[]> {
  const today = localDateOf(instantOfMillis(Date.now()), OFFICE_TIMEZONE);
  const year = { from: plusDays(today, -364), to: today };
  const { period, previous } = comparedPeriod(year, instantOfMillis(Date.now()));
  const reads: readonly (readonly [
    string,
    (queries: Queries, locations: CountedLocations) => Promise<unknown>,
  ])[] = [
    [
      "the summary with the year before",
      async (queries, locations) => [
        await readAlikeOrders(queries, locations, period),
        await readAlikeOrders(queries, locations, previous),
      ],
    ],
    [
      "the days",
      async (queries, locations) => [
        await readDaySums(queries, locations, period),
        await readDaySums(queries, locations, previous),
      ],
    ],
    ["the hours", (queries, locations) => readHourSums(queries, locations, period)],
    ["the products", (queries, locations) => readProductSums(queries, locations, period, "ro")],
    ["the rates of VAT", (queries, locations) => readRateSums(queries, locations, period)],
  ];
  const measured = [];
  for (const [name, read] of reads) {
    const millis: number[] = [];
    // The first ones warm the cache.
    for (let time = -5; time < TIMES; time += 1) {
      const began = performance.now();
      await inTransaction(pool, { organizationId: ORGANIZATION }, async (queries) => {
        const all = await readLocationCurrencies(queries);
        await read(queries, { currency: "RON", ids: all.map(({ id }) => id) });
        // Every look counts what is missing first: nothing here.
        await countMissingSales(queries, toId<OrganizationId>(ORGANIZATION), BATCH);
      });
      if (time >= 0) millis.push(performance.now() - began);
    }
    measured.push({ name, p95: percentile(millis, 0.95) });
  }
  return measured;
}

// Each is committed, so that the rows of a day are as short a chain of versions as they are while orders come in.
const COUNT_AGAIN = `
  create procedure pg_temp.count_again(p_fulfilled text, p_answer text, p_passes integer, inout p_counted integer)
    language plpgsql as $$
  declare
    v_ids text[] := array(select o.id from orders o where o.status = p_fulfilled and o.sales_hour is not null);
    v_id text;
    v_order orders;
  begin
    for pass in 1 .. p_passes loop
      foreach v_id in array v_ids loop
        select * into v_order from orders o where o.id = v_id;
        perform count_sale(v_order, 1, p_fulfilled, p_answer);
        p_counted := p_counted + 1;
        commit;
      end loop;
    end loop;
  end $$`;
