import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adjustPoints } from "#adapters/server/reward/rewards.queries.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { toId, type PromotionId } from "#core/kernel/id.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import {
  commandFor,
  keepCart,
  newItem,
  newShopper,
  newShoppers,
  placeWithKey,
  plainProduct,
  readPlaced,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import type { CartItem } from "#core/cart/cart.ts";
import { valueOf } from "#tests/support/builders/values.ts";

describe("orders at the same time", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    // For each of fifty: on a busy machine some would wait for a connection as long as a server lets anybody wait.
    trading = await startTrading({ poolSize: 50 });
  });
  afterAll(() => trading.stop());

  async function prepared(shopper: Shopper, items: readonly CartItem[]) {
    const cart = await keepCart(trading, shopper, items);
    return { shopper, command: await commandFor(trading, shopper, cart), key: `key-${cart.id}` };
  }

  function placeAll(orders: readonly Awaited<ReturnType<typeof prepared>>[]) {
    return Promise.all(
      orders.map(({ shopper, command, key }) => placeWithKey(trading, shopper, command, key)),
    );
  }

  it("fifty with one key make one order and fifty equal answers (INVARIANT-2)", async () => {
    const shopper = await newShopper(trading);
    const one = await prepared(shopper, [newItem(trading, await plainProduct(trading))]);
    const answers = await placeAll(Array.from({ length: 50 }, () => one));
    const bodies = answers.map((answer) => (answer.ok ? answer.value.body : JSON.stringify(answer.error)));
    expect(new Set(bodies).size).toBe(1);
    expect(answers.map((answer) => valueOf(answer).replayed).filter((replayed) => !replayed)).toHaveLength(1);
    expect(await asOwner(trading, "select from orders where user_id = $1", [shopper.userId])).toHaveLength(1);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("twenty with different keys on one revision make one order", async () => {
    const shopper = await newShopper(trading);
    const one = await prepared(shopper, [newItem(trading, await plainProduct(trading))]);
    const answers = await placeAll(
      Array.from({ length: 20 }, (_, index) => ({ ...one, key: `different-${index}` })),
    );
    const [placed] = answers.flatMap((answer) => (answer.ok ? [readPlaced(answer.value.body)] : []));
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    expect(refusals).toHaveLength(19);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ key: "cart.already_ordered", details: { orderId: placed?.id } });
    expect(await asOwner(trading, "select from outbox where order_id = $1", [placed?.id])).toHaveLength(1);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("a coupon for one use, tried by fifty customers, is used once (PROMOTION-9, DATA-2)", async () => {
    const couponId = toId<PromotionId>(demoId("promotion", "bistro-nord", "nord20"));
    await asOwner(
      trading,
      "update promotion_counters set total_limit = held + used + 1 where promotion_id = $1",
      [couponId],
    );
    const product = await plainProduct(trading);
    const shoppers = await newShoppers(trading, 50);
    const orders = [];
    for (const shopper of shoppers)
      orders.push(await prepared(shopper, [newItem(trading, product, { couponId })]));
    const answers = await placeAll(orders);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const keys = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.key]));
    expect(new Set(keys)).toEqual(new Set(["coupon.limit_reached"]));
    expect(await findViolations(trading.database.owner)).toEqual([]);
    await asOwner(trading, "update promotion_counters set total_limit = null where promotion_id = $1", [
      couponId,
    ]);
  });

  it("a coupon for two uses each is used twice by one customer's thirty orders (INVARIANT-4)", async () => {
    const couponId = toId<PromotionId>(demoId("promotion", "bistro-nord", "centru10"));
    const product = await plainProduct(trading);
    const shopper = await newShopper(trading);
    const orders = [];
    for (let index = 0; index < 30; index += 1)
      orders.push(await prepared(shopper, [newItem(trading, product, { couponId })]));
    const answers = await placeAll(orders);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(2);
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("a coupon for the first order alone is used once by parallel first orders", async () => {
    const couponId = toId<PromotionId>(demoId("promotion", "bistro-nord", "prima10"));
    const product = await plainProduct(trading);
    const shopper = await newShopper(trading);
    const orders = [];
    for (let index = 0; index < 8; index += 1)
      orders.push(await prepared(shopper, [newItem(trading, product, { couponId })]));
    const answers = await placeAll(orders);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.key])))).toEqual(
      new Set(["coupon.first_orders_only"]),
    );
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("points for one order, tried by thirty, are spent once", async () => {
    const snapshot = await trading.snapshot();
    const product = snapshot.menus.ro.products.find(
      (one) =>
        one.redeemableByPoints &&
        one.modifierGroupsIds.length === 0 &&
        one.priceByLocation[trading.locationId] !== undefined,
    );
    if (product === undefined || product.redeemableFor === null)
      throw new Error("The demo has no product for points");
    const points = product.redeemableFor;
    const shopper = await newShopper(trading);
    const { organizationId } = trading;
    await inTransaction(trading.database.app, { organizationId }, (queries) =>
      adjustPoints(
        queries,
        { id: trading.ids.ulid(), organizationId, customerId: shopper.customerId, points },
        trading.clock.now(),
      ),
    );
    const orders = [];
    for (let index = 0; index < 30; index += 1)
      orders.push(await prepared(shopper, [newItem(trading, product, { payByPoints: true })]));
    const answers = await placeAll(orders);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const keys = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.key]));
    expect(new Set(keys)).toEqual(new Set(["points.not_enough"]));
    const [balance] = await asOwner<{ balance: number; held: number }>(
      trading,
      "select balance, held from balances where customer_id = $1",
      [shopper.customerId],
    );
    expect(balance).toEqual({ balance: 0, held: points });
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });

  it("numbers are spoken without gap or double, and no cart dies of a neighbor's (ORDER-17)", async () => {
    const [before] = await asOwner<{ last: number | null }>(
      trading,
      "select max(last) as last from order_counters where location_id = $1 and day = '2026-11-18'",
      [trading.locationId],
    );
    const first = before?.last ?? 0;
    const product = await plainProduct(trading);
    const shoppers = await newShoppers(trading, 10);
    const orders = [];
    for (let index = 0; index < 100; index += 1) {
      const shopper = shoppers[index % shoppers.length];
      if (shopper !== undefined) orders.push(await prepared(shopper, [newItem(trading, product)]));
    }
    const answers = await placeAll(orders);
    const numbers = answers.flatMap((answer) => (answer.ok ? [readPlaced(answer.value.body).number] : []));
    const expected = Array.from(
      { length: 100 },
      (_, index) => `A-${String(first + index + 1).padStart(3, "0")}`,
    );
    expect(numbers.toSorted()).toEqual(expected.toSorted());
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });
});
