import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { SILENT_LOG } from "#adapters/server/db/log.ts";
import { expireOrdersJob } from "#adapters/server/jobs/expire-orders.ts";
import { forgetOldJob } from "#adapters/server/jobs/forget-old.ts";
import { runOnce } from "#adapters/server/jobs/run-jobs.ts";
import { readOrderingState } from "#adapters/server/operations/locations.queries.ts";
import { findViolations } from "#tests/support/invariants.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/shoppers.ts";
import { asOwner, startTrading, type Trading } from "#tests/support/trading.ts";

describe("expireOrdersJob", () => {
  let trading: Trading;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("rejects what nobody answered, once among two workers, and pauses after three in a row", async () => {
    const shopper = await newShopper(trading);
    const product = await plainProduct(trading);
    const orders = [];
    for (let index = 0; index < 3; index += 1)
      orders.push(await orderItems(trading, shopper, [newItem(trading, product)]));
    const job = expireOrdersJob(trading.moving);
    await job.run(trading.clock.now());
    expect(await asOwner(trading, "select from orders where status = 'rejected'")).toEqual([]);

    trading.clock.advance(10 * 60_000);
    await Promise.all([job.run(trading.clock.now()), job.run(trading.clock.now())]);
    expect(await asOwner(trading, "select type, reason, actor from events where type = 'expire'")).toEqual(
      orders.map(() => ({ type: "expire", reason: "not_answered", actor: "system" })),
    );
    const { organizationId, locationId } = trading;
    const state = await inTransaction(trading.database.app, { organizationId }, (queries) =>
      readOrderingState(queries, locationId),
    );
    expect(state).toMatchObject({
      mode: "paused",
      scope: "all",
      reason: "not_answered",
      until: "2026-11-18T10:40:00.000Z",
    });
    expect(await asOwner(trading, "select from events where kind = 'location'")).toHaveLength(1);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("is left alone by other processes while one has the lease", async () => {
    const job = forgetOldJob(trading.database.app);
    const running = { database: trading.database.app, clock: trading.clock, log: SILENT_LOG };
    expect(await runOnce({ ...running, holder: "first" }, job)).toBe(true);
    expect(await runOnce({ ...running, holder: "second" }, job)).toBe(false);
    trading.clock.advance(10 * 60_000);
    expect(await runOnce({ ...running, holder: "second" }, job)).toBe(true);
  });

  it("forgets stored answers after 24 hours and keeps the orders", async () => {
    trading.clock.advance(25 * 3_600_000);
    await forgetOldJob(trading.database.app).run(trading.clock.now());
    expect(await asOwner(trading, "select from idempotency_keys")).toEqual([]);
    expect(await asOwner(trading, "select from orders where status = 'rejected'")).toHaveLength(3);
  });
});
