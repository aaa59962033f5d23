import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { expireOrdersJob } from "#adapters/server/job/expire-orders.ts";
import { readOrderingState } from "#adapters/server/location/locations.queries.ts";
import { moveStaffOrder } from "#adapters/server/order/move-order.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import { UNDO_MS } from "#core/order/lifecycle/order-moves.ts";
import { UNANSWERED_IN_A_ROW } from "#core/order/lifecycle/unanswered.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { followCommits, asOwner } from "#tests/support/database/rows.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { settleDue, startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

const MANAGER = staffMover(demoId("user", "manager@example.com"), "manager");

describe("what a move does in addition to the order's own row", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  async function newOrder(): Promise<OrderId> {
    const items = [newItem(trading, await plainProduct(trading))];
    return (await orderItems(trading, await newShopper(trading), items)).id;
  }

  async function move(orderId: OrderId, asked: OrderTransition): Promise<void> {
    const { organizationId, clock, moveOrderDeps } = trading;
    const order = { organizationId, orderId, asked, mover: MANAGER };
    expect(await moveStaffOrder(moveOrderDeps, order, clock.now())).toMatchObject({ ok: true });
  }

  const accept = (id: OrderId) => move(id, { event: "accept", version: 1, readyInMinutes: 20 });

  async function expireOne(): Promise<void> {
    await newOrder();
    trading.clock.advance(10 * 60_000);
    await expireOrdersJob(trading.moveOrderDeps, SILENT_LOG).run(trading.clock.now());
  }

  it("wakes the customer's page once an acceptance can no longer be undone", async () => {
    const id = await newOrder();
    await accept(id);
    trading.clock.advance(UNDO_MS);
    const commits = await followCommits(trading.database.owner);
    const woken = commits.next();
    await settleDue(trading);
    await woken;
    await commits.stop();
    expect(await asOwner(trading, "select settle_at from orders where id = $1", [id])).toEqual([
      { settle_at: null },
    ]);
  });

  it("sends what waits for the undoing at the next move", async () => {
    const id = await newOrder();
    const waiting = () =>
      asOwner<{ seconds: number }>(
        trading,
        `select extract(epoch from due_at - $2::timestamptz)::int as seconds from outbox
          where order_id = $1 and channel = 'sms' and sent_at is null`,
        [id, trading.clock.now()],
      );
    await accept(id);
    expect(await waiting()).toEqual([{ seconds: UNDO_MS / 1000 }]);
    await move(id, { event: "start", version: 2 });
    expect(await waiting()).toEqual([{ seconds: 0 }]);
  });

  it("counts orders in a row that nobody answered, from the last answer on", async () => {
    const mode = async () => {
      const { organizationId, locationId, database } = trading;
      const state = await inTransaction(database.app, { organizationId }, (queries) =>
        readOrderingState(queries, locationId),
      );
      return state?.mode;
    };
    for (let expired = 1; expired < UNANSWERED_IN_A_ROW; expired += 1) await expireOne();
    await accept(await newOrder());
    for (let expired = 1; expired < UNANSWERED_IN_A_ROW; expired += 1) await expireOne();
    expect(await mode()).toBe("online");
    await expireOne();
    expect(await mode()).toBe("paused");
  });
});
