import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { moveOwnOrder } from "#adapters/server/order/move-order.ts";
import { quoteOrder } from "#adapters/server/order/quote-order.ts";
import { adjustPoints } from "#adapters/server/reward/rewards.queries.ts";
import { toId, type OrderId, type PromotionId } from "#core/kernel/id.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import {
  commandFor,
  keepCart,
  newItem,
  newShopper,
  orderItems,
  placeWithKey,
  plainProduct,
  readPlaced,
} from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop, aReader } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { CHANGES } from "./changes-before-ordering.ts";

const ADDRESS = {
  street: "Strada Academiei",
  number: "18",
  city: "București",
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  courierNote: null,
  coordinates: { latitude: 44.4363, longitude: 26.0987 },
};
const APPLIED = toId<PromotionId>(demoId("promotion", "bistro-nord", "nord20"));

describe("an order right after its quote (ORDER-19)", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  /** Somebody with a cart of one product, quoted a moment ago, and what they send to order it. */
  async function quoted(terms: Parameters<typeof newItem>[2] = {}, delivers = false) {
    const [shopper, product] = [await newShopper(trading), await plainProduct(trading)];
    const cart = await keepCart(trading, shopper, [newItem(trading, product, { qty: 3, ...terms })]);
    const pickedUp = await commandFor(trading, shopper, cart);
    if (!delivers) return { trading, shopper, product, cart, command: pickedUp };
    const choice = { ...pickedUp, fulfillmentMethod: "delivery", deliveryAddress: ADDRESS } as const;
    const requester = { sessionHash: shopper.sessionHash, guestHash: null, locale: "ro" } as const;
    const quote = await quoteOrder(trading.cartDeps, requester, choice, trading.clock.now());
    if (!quote.ok) throw new Error(JSON.stringify(quote.error));
    const expected = { expectedTotal: quote.value.total, expectedPromise: quote.value.promise };
    return { trading, shopper, product, cart, command: { ...choice, ...expected } };
  }

  async function place({ shopper, cart, command }: Awaited<ReturnType<typeof quoted>>): Promise<string> {
    const answer = await placeWithKey(trading, shopper, command, `key-${cart.id}`);
    return answer.ok ? `placed ${readPlaced(answer.value.body).id}` : String(answer.error.key);
  }

  it.each(CHANGES)("is not decided on what the quote read: $name", async (change) => {
    const ordering = await quoted(change.terms, change.delivers);
    await asOwner(trading, change.happens(ordering));
    const ending = await place(ordering).finally(() => asOwner(trading, change.undo?.(ordering) ?? ""));
    const [ended = "", orderId = ""] = ending.split(" ");
    expect(ended).toBe(change.ends);
    const written = "select contact_phone as phone, email, points_earned as earned from orders where id = $1";
    expect(await asOwner(trading, written, [orderId])).toMatchObject(
      ended === "placed" ? [change.writes ?? {}] : [],
    );
    expect(await asOwner(trading, "select from orders where cart_id = $1", [ordering.cart.id])).toHaveLength(
      ended === "placed" ? 1 : 0,
    );
  });

  it("goes into the next slot when its own was filled meanwhile, and into an earlier one that is free again", async () => {
    const ofLocation = (orders: string) =>
      asOwner(trading, `update locations set slot_orders = ${orders} where id = $1`, [trading.locationId]);
    await ofLocation("1");
    const [first, second] = [await quoted(), await quoted()];
    const slotOf = async (ordering: typeof first) => {
      const text = "select slot_start::text as slot from orders where cart_id = $1";
      return (await asOwner<{ slot: string }>(trading, text, [ordering.cart.id]))[0]?.slot;
    };
    expect(await place(first)).toMatch("placed");
    expect(await place(second)).toMatch("placed");
    expect(await slotOf(second)).not.toBe(await slotOf(first));
    const later = await quoted();
    const { moveOrderDeps, clock } = trading;
    const [order] = await asOwner<{ id: OrderId }>(trading, "select id from orders where cart_id = $1", [
      first.cart.id,
    ]);
    if (order === undefined) throw new Error("The first order is not there");
    const asked = {
      orderId: order.id,
      userId: first.shopper.userId,
      asked: { event: "cancel" as const, version: 1 },
    };
    expect(await moveOwnOrder(moveOrderDeps, asked, aReader(clock.now()))).toMatchObject({ ok: true });
    expect(await place(later)).toMatch("placed");
    expect(await slotOf(later)).toBe(await slotOf(first));
    await ofLocation("null");
  });

  it("tells that the points were spent meanwhile", async () => {
    const snapshot = await trading.snapshot();
    const paid = snapshot.menus.ro.products.find(
      ({ redeemableByPoints, modifierGroupsIds, priceByLocation }) =>
        redeemableByPoints && modifierGroupsIds.length === 0 && priceByLocation[trading.locationId],
    );
    if (paid === undefined) throw new Error("The demo has no product for points");
    const shopper = await newShopper(trading);
    const { organizationId } = trading;
    const give = (points: number) =>
      inTransaction(trading.database.app, { organizationId }, (queries) =>
        adjustPoints(
          queries,
          { id: trading.ids.ulid(), organizationId, customerId: shopper.customerId, points },
          trading.clock.now(),
        ),
      );
    await give(1000);
    const cart = await keepCart(trading, shopper, [newItem(trading, paid, { payByPoints: true })]);
    const command = await commandFor(trading, shopper, cart);
    await give(-1000);
    expect(await place({ trading, shopper, product: paid, cart, command })).toBe("points.not_enough");
  });

  it("counts toward the limits what was ordered meanwhile", async () => {
    const ordering = await quoted();
    await orderItems(trading, ordering.shopper, [newItem(trading, ordering.product)]);
    const limited = { ...trading.placeOrderDeps, limits: { unfinished: 1, placedRecently: 10 } };
    const answer = await placeWithKey(
      { ...trading, placeOrderDeps: limited },
      ordering.shopper,
      ordering.command,
      "limited",
    );
    expect(answer).toMatchObject({ ok: false, error: { key: "orders.too_many" } });
  });

  it("answers the lower total when an automatic promotion is available again", async () => {
    const limit = (text: string) =>
      asOwner(trading, `update promotion_counters set total_limit = ${text} where promotion_id = $1`, [
        APPLIED,
      ]);
    await asOwner(trading, "update promotions set code = null, automatic = true where id = $1", [APPLIED]);
    await orderItems(trading, await newShopper(trading), [newItem(trading, await plainProduct(trading))]);
    await limit("held + used");
    const ordering = await quoted();
    await limit("null");
    expect(await place(ordering)).toBe("checkout.total_mismatch");
  });

  it("leaves everything as it has to be", async () => {
    expect(await findViolations(trading.database.owner)).toEqual([]);
  });
});
