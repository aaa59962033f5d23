import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { moveStaffOrder } from "#adapters/server/order/move-order.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { settleDue, startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { newItem, newShopper, orderItems, plainProduct } from "#tests/support/trading/shoppers.ts";

const MANAGER = staffMover(demoId("user", "manager@example.com"), "manager");

describe("an order that is reopened", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  function move(orderId: OrderId, asked: OrderTransition) {
    const { moveOrderDeps, organizationId, clock } = trading;
    return moveStaffOrder(moveOrderDeps, { organizationId, orderId, asked, mover: MANAGER }, clock.now());
  }

  it("takes its slot again only while the slot has room, as a new one does", async () => {
    const { organizationId, locationId } = trading;
    await asOwner(trading, "update locations set slot_orders = 1 where id = $1", [locationId]);
    const product = await plainProduct(trading);
    const ofShopper = async () =>
      (await orderItems(trading, await newShopper(trading), [newItem(trading, product)])).id;
    const reject = async (id: OrderId): Promise<void> => {
      await move(id, { event: "reject", version: 1, reason: "too_busy" });
      trading.clock.advance(10_000);
      await settleDue(trading);
    };
    const slotOf = async (id: OrderId): Promise<string | undefined> => {
      const text = "select slot_start::text as slot from orders where id = $1";
      return (await asOwner<{ slot: string }>(trading, text, [id]))[0]?.slot;
    };
    const rejected = await ofShopper();
    await reject(rejected);
    const instead = await ofShopper();
    expect(await slotOf(instead)).toEqual(await slotOf(rejected));
    expect(await move(rejected, { event: "reopen", version: 2 })).toMatchObject({
      ok: false,
      error: { key: "slot.full", order: { status: "rejected", version: 2 } },
    });
    expect(await findViolations(trading.database.owner)).toEqual([]);
    await reject(instead);
    expect(await move(rejected, { event: "reopen", version: 2 })).toMatchObject({ ok: true });
    expect(await move(instead, { event: "reopen", version: 2 })).toMatchObject({
      error: { key: "slot.full" },
    });
    const loads = "select orders from slot_loads where organization_id = $1 and location_id = $2";
    expect(await asOwner(trading, loads, [organizationId, locationId])).toEqual([{ orders: 1 }]);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });
});
