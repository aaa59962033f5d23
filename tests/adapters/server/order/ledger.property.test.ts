import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { moveOwnOrder, expireOrder, moveStaffOrder } from "#adapters/server/order/move-order.ts";
import { readOrder } from "#adapters/server/order/orders.queries.ts";
import { adjustPoints } from "#adapters/server/reward/rewards.queries.ts";
import { toId, type OrderId, type PromotionId } from "#core/kernel/id.ts";
import { staffMover } from "#core/order/lifecycle/order-facts.ts";
import type { OrderTransition } from "#core/order/order.ports.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { settleDue, startTrading, type TradingShop, aReader } from "#tests/support/trading/trading.ts";
import {
  newItem,
  newShopper,
  orderItems,
  plainProduct,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";

const MANAGER = staffMover(demoId("user", "manager@example.com"), "manager");
const MOVES: readonly Omit<OrderTransition, "version">[] = [
  { event: "accept", readyInMinutes: 20 },
  { event: "reject", reason: "too_busy" },
  { event: "undo" },
  { event: "start" },
  { event: "ready" },
  { event: "complete" },
  { event: "cancel", reason: "duplicate" },
  { event: "reopen" },
  { event: "delay", minutes: 5 },
];

type Step =
  | { readonly kind: "place"; readonly index: number }
  | { readonly kind: "settle"; readonly index: number }
  | { readonly kind: "withdraw"; readonly index: number }
  | { readonly kind: "expire"; readonly index: number }
  | { readonly kind: "move"; readonly index: number; readonly move: Omit<OrderTransition, "version"> }
  | { readonly kind: "wait"; readonly seconds: number };

/** A step that changes an order there is. */
type Change = Exclude<Step, { readonly kind: "place" | "wait" }>;

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("place" as const), index: fc.constant(0) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      index: fc.nat(5),
      move: fc.constantFrom(...MOVES),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("settle" as const), index: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("withdraw" as const), index: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("expire" as const), index: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), seconds: fc.constantFrom(3, 11, 700) }),
  },
);

describe("the ledger", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  async function place(shopper: Shopper): Promise<readonly OrderId[]> {
    const snapshot = await trading.snapshot();
    const paid = snapshot.menus.ro.products.find(
      (one) =>
        one.redeemableByPoints &&
        one.modifierGroupsIds.length === 0 &&
        one.priceByLocation[trading.locationId] !== undefined,
    );
    if (paid === undefined) throw new Error("The demo has no product for points");
    const couponId = toId<PromotionId>(demoId("promotion", "bistro-nord", "centru10"));
    const items = [
      newItem(trading, paid, { payByPoints: true }),
      newItem(trading, await plainProduct(trading), { couponId }),
    ];
    // What cannot be ordered (points, coupon, or the location paused) is refused by the cart or the order.
    return orderItems(trading, shopper, items).then(
      ({ id }) => [id],
      () => [],
    );
  }

  async function run(shopper: Shopper, orders: OrderId[], one: Step): Promise<void> {
    if (one.kind === "wait") trading.clock.advance(one.seconds * 1000);
    else if (one.kind === "place") orders.push(...(await place(shopper)));
    else {
      const orderId = orders[one.index % Math.max(1, orders.length)];
      if (orderId !== undefined) await change(shopper, orderId, one);
    }
  }

  async function change(shopper: Shopper, orderId: OrderId, one: Change): Promise<void> {
    const { organizationId, clock, moveOrderDeps, database } = trading;
    if (one.kind === "settle") await Promise.all([1, 2].map(() => settleDue(trading)));
    else if (one.kind === "expire")
      await Promise.all(
        [1, 2].map(() => expireOrder(moveOrderDeps, { organizationId, orderId }, clock.now())),
      );
    else if (one.kind === "withdraw" || one.kind === "move") {
      const order = await inTransaction(database.app, { organizationId }, (queries) =>
        readOrder(queries, orderId),
      );
      const version = order?.version ?? 1;
      if (one.kind !== "move")
        await moveOwnOrder(
          moveOrderDeps,
          { orderId, userId: shopper.userId, asked: { event: "cancel", version } },
          aReader(clock.now()),
        );
      else {
        const asked = { ...one.move, version };
        const twice = [1, 2].map(() =>
          moveStaffOrder(moveOrderDeps, { organizationId, orderId, asked, mover: MANAGER }, clock.now()),
        );
        await Promise.all(twice);
      }
    }
  }

  it(
    "adds up after any mix of orders and moves, each made twice at once (INVARIANT-3)",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
          const shopper = await newShopper(trading);
          const { organizationId } = trading;
          const entry = {
            id: trading.ids.ulid(),
            organizationId,
            customerId: shopper.customerId,
            points: 1500,
          };
          await inTransaction(trading.database.app, { organizationId }, (queries) =>
            adjustPoints(queries, entry, trading.clock.now()),
          );
          const orders: OrderId[] = [];
          const first = await place(shopper);
          orders.push(...first);
          for (const one of steps) await run(shopper, orders, one);
          expect(await findViolations(trading.database.owner)).toEqual([]);
          // A pause after unanswered orders must not keep the next run from ordering.
          trading.clock.advance(3_600_000);
        }),
        runs(12),
      );
    },
    PROPERTY_TIMEOUT.timeout,
  );
});
