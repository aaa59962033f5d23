import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { moveOwnOrder, moveStaffOrder } from "#adapters/server/order/move-order.ts";
import { readLiveEvents, readOrderLiveEvents } from "#adapters/server/live/live-events.queries.ts";
import { readOrderOfUser } from "#adapters/server/order/orders.queries.ts";
import { toCustomerOrder } from "#adapters/server/order/orders.rows.ts";
import { adjustPoints } from "#adapters/server/reward/rewards.queries.ts";
import { type OrderId, type PromotionId, toId } from "#core/kernel/id.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { settleDue, startTrading, type TradingShop, aReader } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import {
  newItem,
  newShopper,
  orderItems,
  plainProduct,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";

const MANAGER = staffMover(demoId("user", "manager@example.com"), "manager");
const COUPON = toId<PromotionId>(demoId("promotion", "bistro-nord", "nord20"));

describe("moveStaffOrder", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  function move(orderId: OrderId, asked: OrderTransition, organizationId = trading.organizationId) {
    return moveStaffOrder(
      trading.moveOrderDeps,
      { organizationId, orderId, asked, mover: MANAGER },
      trading.clock.now(),
    );
  }

  async function orderWithHolds(shopper: Shopper): Promise<OrderId> {
    const snapshot = await trading.snapshot();
    const product = snapshot.menus.ro.products.find(
      (one) =>
        one.redeemableByPoints &&
        one.modifierGroupsIds.length === 0 &&
        one.priceByLocation[trading.locationId] !== undefined,
    );
    if (product === undefined) throw new Error("The demo has no product for points");
    const { organizationId } = trading;
    const entry = { id: trading.ids.ulid(), organizationId, customerId: shopper.customerId, points: 1000 };
    await inTransaction(trading.database.app, { organizationId }, (queries) =>
      adjustPoints(queries, entry, trading.clock.now()),
    );
    const items = [
      newItem(trading, product, { payByPoints: true }),
      newItem(trading, await plainProduct(trading), { qty: 2, couponId: COUPON }),
    ];
    return (await orderItems(trading, shopper, items)).id;
  }

  function holdsOf(orderId: OrderId) {
    return asOwner(
      trading,
      `select o.status, o.holds, r.state, array_agg(l.type::text order by l.id) as ledger
         from orders o join redemptions r on r.order_id = o.id join points_ledger l on l.order_id = o.id
        where o.id = $1 group by o.status, o.holds, r.state`,
      [orderId],
    );
  }

  it("takes an order through the kitchen, credits its points and uses its coupon", async () => {
    const shopper = await newShopper(trading);
    const id = await orderWithHolds(shopper);
    await move(id, { event: "accept", version: 1, readyInMinutes: 20 });
    await move(id, { event: "start", version: 2 });
    await move(id, { event: "ready", version: 3 });
    expect(await move(id, { event: "complete", version: 4 })).toMatchObject({
      ok: true,
      value: { status: "fulfilled", payment: { status: "paid" }, allowedEvents: [] },
    });
    expect(await holdsOf(id)).toMatchObject([{ status: "fulfilled", holds: "used", state: "used" }]);
    expect(
      await asOwner(trading, "select from points_ledger where order_id = $1 and type = 'earn'", [id]),
    ).toHaveLength(1);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("lets one of many win, and shows the others what stands (ORDER-14)", async () => {
    const shopper = await newShopper(trading);
    const id = await orderWithHolds(shopper);
    const now = trading.clock.now();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => move(id, { event: "accept", version: 1, readyInMinutes: 20 })),
      ...Array.from({ length: 4 }, () => move(id, { event: "reject", version: 1, reason: "too_busy" })),
      ...Array.from({ length: 4 }, () =>
        moveOwnOrder(
          trading.moveOrderDeps,
          { orderId: id, userId: shopper.userId, asked: { event: "cancel" as const, version: 1 } },
          aReader(now),
        ),
      ),
    ]);
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    const conflict = { key: "order.version_conflict", order: { version: 2 } };
    expect(refused).toMatchObject(Array.from({ length: answers.length - 1 }, () => conflict));
    expect(await asOwner(trading, "select from events where order_id = $1", [id])).toHaveLength(2);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("releases a coupon and points once, from each status (ORDER-11)", async () => {
    const steps: readonly Omit<OrderTransition, "version">[] = [
      { event: "accept", readyInMinutes: 20 },
      { event: "start" },
      { event: "ready" },
    ];
    for (let reached = 1; reached <= steps.length; reached += 1) {
      const id = await orderWithHolds(await newShopper(trading));
      for (const [index, step] of steps.slice(0, reached).entries())
        await move(id, { ...step, version: index + 1 });
      const cancel: OrderTransition = { event: "cancel", version: reached + 1, reason: "customer_request" };
      const answers = await Promise.all([move(id, cancel), move(id, cancel), move(id, cancel)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await holdsOf(id)).toMatchObject([
        { holds: "released", state: "released", ledger: expect.any(Array) },
      ]);
      expect(
        await asOwner(trading, "select from points_ledger where order_id = $1 and type = 'release'", [id]),
      ).toHaveLength(1);
    }
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("tells a reject and releases its holds after 10 s, once among two processes", async () => {
    const shopper = await newShopper(trading);
    const id = await orderWithHolds(shopper);
    await move(id, { event: "reject", version: 1, reason: "closing" });
    const status = async () => {
      const stored = await readOrderOfUser(trading.database.app, id, shopper.userId);
      return stored === null ? null : toCustomerOrder(stored, aReader(trading.clock.now())).status;
    };
    const liveEvents = () =>
      inTransaction(trading.database.app, { organizationId: trading.organizationId }, (queries) =>
        readOrderLiveEvents(queries, id, 0, trading.clock.now()),
      );
    await settleDue(trading);
    expect(await status()).toBe("pending");
    expect((await liveEvents()).map((one) => one.kind === "order" && one.event)).toEqual(["place"]);
    expect(await holdsOf(id)).toMatchObject([{ holds: "held", state: "held" }]);
    trading.clock.advance(10_000);
    await Promise.all([settleDue(trading), settleDue(trading)]);
    expect(await status()).toBe("rejected");
    expect((await liveEvents()).map((one) => one.kind === "order" && one.event)).toEqual(["place", "reject"]);
    expect(await holdsOf(id)).toMatchObject([{ holds: "released", state: "released" }]);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("undoes an answer as if it had never been, and its messages with it", async () => {
    const shopper = await newShopper(trading);
    const id = await orderWithHolds(shopper);
    await move(id, { event: "reject", version: 1, reason: "too_busy" });
    expect(await move(id, { event: "undo", version: 2 })).toMatchObject({
      ok: true,
      value: { status: "pending", version: 3 },
    });
    trading.clock.advance(10_000);
    await settleDue(trading);
    expect(await holdsOf(id)).toMatchObject([{ status: "pending", holds: "held", state: "held" }]);
    const messages = await asOwner<{ dedupe_key: string }>(
      trading,
      "select dedupe_key from outbox where order_id = $1",
      [id],
    );
    expect(messages).toEqual([{ dedupe_key: `order:${id}:placed` }]);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("reopens with new holds, or not at all when the points are gone", async () => {
    const shopper = await newShopper(trading);
    const id = await orderWithHolds(shopper);
    await move(id, { event: "accept", version: 1, readyInMinutes: 20 });
    await move(id, { event: "cancel", version: 2, reason: "duplicate" });
    expect(await move(id, { event: "reopen", version: 3 })).toMatchObject({
      ok: true,
      value: { status: "pending" },
    });
    expect(await findViolations(trading.database.owner)).toEqual([]);
    await move(id, { event: "accept", version: 4, readyInMinutes: 20 });
    await move(id, { event: "cancel", version: 5, reason: "duplicate" });
    const { organizationId } = trading;
    const [balance] = await asOwner<{ balance: number }>(
      trading,
      "select balance from balances where customer_id = $1",
      [shopper.customerId],
    );
    const entry = {
      id: trading.ids.ulid(),
      organizationId,
      customerId: shopper.customerId,
      points: -(balance?.balance ?? 0),
    };
    await inTransaction(trading.database.app, { organizationId }, (queries) =>
      adjustPoints(queries, entry, trading.clock.now()),
    );
    expect(await move(id, { event: "reopen", version: 6 })).toMatchObject({
      ok: false,
      error: { key: "order.transition_not_allowed" },
    });
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("does not know another organization's order", async () => {
    const id = await orderWithHolds(await newShopper(trading));
    const other = toId<typeof trading.organizationId>(demoId("organization", "zen-kitchen"));
    for (const event of ["accept", "reject", "cancel", "start", "ready", "complete"] as const)
      expect(await move(id, { event, version: 1, readyInMinutes: 20, reason: "too_busy" }, other)).toEqual({
        ok: false,
        error: { key: "not_found" },
      });
  });

  it("sends the organization all events in order, and tells a reader beyond the end to reset (INVARIANT-8)", async () => {
    const { organizationId } = trading;
    const read = (after: number) =>
      inTransaction(trading.database.app, { organizationId }, (queries) => readLiveEvents(queries, after));
    const all = await read(0);
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
    expect(await read(all.length)).toEqual([]);
    expect(await read(all.length + 5)).toMatchObject([{ kind: "reset", number: all.length }]);
  });
});
