import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { expireOrdersJob } from "#adapters/server/job/expire-orders.ts";
import { forgetLimitsJob } from "#adapters/server/job/forget-limits.ts";
import { startWorkProbe } from "#adapters/server/due/work-probe.ts";
import { forgetOldJob } from "#adapters/server/job/forget-old.ts";
import type { Job } from "#adapters/server/job/job.ts";
import { runJobs } from "#adapters/server/job/run-jobs.ts";
import { settleOrdersJob } from "#adapters/server/job/settle-orders.ts";
import { createServerClock } from "#adapters/server/clock/server-clock.ts";
import { startLane, type LaneDeps } from "#adapters/server/outbox/lane.ts";
import { countOverdue, makeOverdue } from "#tests/support/database/backlog.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { until } from "#tests/support/patience.ts";

// More than a batch of any job.
const ROWS = 520;

describe("overdue rows", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("are drained to the last of every kind, while orders are placed", async () => {
    const { database, moveOrderDeps, ids, clock: still } = trading;
    // Jobs go by the database's clock, so what is ordered meanwhile has to be of today.
    still.advance(Date.now() - still.millis());
    const shopper = await newShopper(trading);
    const product = await plainProduct(trading);
    const { id } = await orderItems(trading, shopper, [newItem(trading, product)]);
    await makeOverdue(database.owner, id, ROWS);
    expect((await countOverdue(database.owner)).filter(({ left }) => left < ROWS)).toEqual([]);

    const jobs: readonly Job[] = [
      expireOrdersJob(moveOrderDeps, SILENT_LOG),
      settleOrdersJob(database.app, SILENT_LOG),
      forgetOldJob(database.app),
      forgetLimitsJob(database.app),
    ];
    const clock = createServerClock(() => Date.now());
    const deps = { database: database.app, clock, log: SILENT_LOG, holder: ids.ulid() };
    const probe = startWorkProbe({ database: database.app, clock, channels: ["email", "sms"] });
    const running = runJobs({ ...deps, probe, failed: () => undefined }, jobs);
    const terms = { parallel: 16, timeoutMs: 20_000, database: database.app, ids, log: SILENT_LOG, probe };
    const carrier: Pick<LaneDeps, "carry" | "observe"> = {
      carry: () => Promise.resolve(),
      observe: () => undefined,
    };
    const lanes = (["email", "sms"] as const).map((channel) => startLane({ ...terms, ...carrier, channel }));
    const placed: string[] = [];
    await until(async () => {
      const order = await orderItems(trading, shopper, [newItem(trading, product)]).catch(notNow);
      if (order !== null) placed.push(order.id);
      return (await countOverdue(database.owner)).every(({ left }) => left === 0);
    });
    await Promise.all([running, ...lanes, probe].map((one) => one.stop()));
    expect(placed.length).toBeGreaterThan(0);
  }, 120_000);
});

/** What a busy machine answers with 503 is ordered another time; everything else is an error. */
function notNow(error: unknown): null {
  if (error instanceof DatabaseUnavailable) return null;
  throw error;
}
