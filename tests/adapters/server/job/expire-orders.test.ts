import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { expireOrdersJob } from "#adapters/server/job/expire-orders.ts";
import { forgetOldJob } from "#adapters/server/job/forget-old.ts";
import { readOrderingState } from "#adapters/server/location/locations.queries.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

describe("expireOrdersJob", () => {
  let trading: TradingShop;
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
    const job = expireOrdersJob(trading.moveOrderDeps, SILENT_LOG);
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

  it("passes over an order that cannot be rejected, and names it in the log", async () => {
    trading.clock.advance(60 * 60_000);
    const product = await plainProduct(trading);
    const broken = await orderItems(trading, await newShopper(trading), [newItem(trading, product)]);
    trading.clock.advance(1000);
    const sound = await orderItems(trading, await newShopper(trading), [newItem(trading, product)]);
    // Its customer has one unfinished order fewer than there are.
    await asOwner(
      trading,
      `update customers c set pending_orders_count = 0 from orders o
        where c.organization_id = o.organization_id and c.id = o.customer_id and o.id = $1`,
      [broken.id],
    );
    trading.clock.advance(10 * 60_000);
    const named: object[] = [];
    const log = { ...SILENT_LOG, error: (fields: object) => void named.push(fields) };
    expect(await expireOrdersJob(trading.moveOrderDeps, log).run(trading.clock.now())).toBe("done");
    expect(named).toMatchObject([{ order: broken.id }]);
    expect(
      await asOwner(trading, "select status from orders where id in ($1, $2) order by id", [
        broken.id,
        sound.id,
      ]),
    ).toEqual([{ status: "pending" }, { status: "rejected" }]);
  });

  it("pauses a location once when many orders expire together, and again when more expire later", async () => {
    const product = await plainProduct(trading);
    const pauses = async (): Promise<number> =>
      (await asOwner(trading, "select from events where kind = 'location'")).length;
    const expireTogether = async (count: number): Promise<void> => {
      trading.clock.advance(60 * 60_000);
      const shopper = await newShopper(trading);
      for (let index = 0; index < count; index += 1)
        await orderItems(trading, shopper, [newItem(trading, product)]);
      trading.clock.advance(10 * 60_000);
      await expireOrdersJob(trading.moveOrderDeps, SILENT_LOG).run(trading.clock.now());
    };
    const before = await pauses();
    await expireTogether(9);
    expect(await pauses()).toBe(before + 1);
    await expireTogether(3);
    expect(await pauses()).toBe(before + 2);
  });

  it("forgets stored answers after 24 hours and keeps the orders", async () => {
    trading.clock.advance(25 * 3_600_000);
    await forgetOldJob(trading.database.app).run(trading.clock.now());
    expect(await asOwner(trading, "select from idempotency_keys")).toEqual([]);
    expect(await asOwner(trading, "select from orders where status = 'rejected'")).toHaveLength(16);
  });
});
