import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { moveStaffOrder } from "#adapters/server/order/move-order.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { type Mover, staffMover } from "#core/order/lifecycle/order-facts.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";

const MANAGER = staffMover(demoId("user", "manager@example.com"), "manager");
const COOK = staffMover(demoId("user", "staff@example.com"), "employee");
const ROUNDS = 200;

describe("two of staff who act on one order at once", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  function move(orderId: OrderId, mover: Mover, asked: OrderTransition) {
    const { organizationId } = trading;
    return moveStaffOrder(
      trading.moveOrderDeps,
      { organizationId, orderId, asked, mover },
      trading.clock.now(),
    );
  }

  it("have one winner 200 times over: the other sees what stands, and everything is done once", async () => {
    const product = await plainProduct(trading);
    const { id } = await orderItems(trading, await newShopper(trading), [newItem(trading, product)]);
    for (let version = 1; version < 2 * ROUNDS; version += 2) {
      const [accepted, rejected] = await Promise.all([
        move(id, COOK, { event: "accept", version, readyInMinutes: 20 }),
        move(id, MANAGER, { event: "reject", version, reason: "too_busy" }),
      ]);
      expect(accepted.ok).toBe(!rejected.ok);
      expect(accepted.ok ? rejected : accepted).toMatchObject({
        ok: false,
        error: {
          key: "order.version_conflict",
          order: { version: version + 1, status: accepted.ok ? "accepted" : "rejected" },
        },
      });
      const undone = await move(id, accepted.ok ? COOK : MANAGER, { event: "undo", version: version + 1 });
      expect(undone).toMatchObject({ ok: true, value: { status: "pending" } });
    }
    const [written] = await asOwner(
      trading,
      `select (select count(*) from events where order_id = $1)::integer as events,
              (select count(*) from audit_log where subject = $1)::integer as audited,
              (select count(*) from outbox where order_id = $1 and channel = 'sms')::integer as told`,
      [id],
    );
    expect(written).toEqual({ events: 1 + 2 * ROUNDS, audited: 2 * ROUNDS, told: 0 });
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });
});
