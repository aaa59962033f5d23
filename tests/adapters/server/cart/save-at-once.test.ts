import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CartRequester, CartDeps } from "#adapters/server/cart/cart-deps.ts";
import { loadCart } from "#adapters/server/cart/load-cart.ts";
import { saveCart, type CartChange } from "#adapters/server/cart/save-cart.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { CartItem } from "#core/cart/cart.ts";
import { toId, type CartId, type PromotionId } from "#core/kernel/id.ts";
import type { Product } from "#core/menu/menu.ts";
import {
  newItem,
  newShopper,
  orderItems,
  plainProduct,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

const couponId = (name: string): PromotionId => toId<PromotionId>(demoId("promotion", "bistro-nord", name));

describe("saving a cart in one statement", () => {
  let trading: TradingShop;
  let cartDeps: CartDeps;
  const asked: string[] = [];
  beforeAll(async () => {
    trading = await startTrading();
    const { app } = trading.database;
    cartDeps = {
      ...trading.cartDeps,
      database: {
        ...app,
        query: (text, values) => {
          asked.push(/\b(cart_\w+)\(/.exec(text)?.[1] ?? text);
          return app.query(text, values);
        },
      },
    };
    await trading.snapshot();
  });
  beforeEach(() => void (asked.length = 0));
  afterAll(() => trading.stop());

  const asUser = ({ sessionHash }: Shopper): CartRequester => ({
    sessionHash,
    guestHash: null,
    locale: "ro",
  });
  const change = (items: readonly CartItem[], more: Partial<CartChange> = {}): CartChange => ({
    id: toId<CartId>(trading.ids.ulid()),
    shopId: trading.shopId,
    locationId: trading.locationId,
    revision: 1,
    items,
    presentedTotal: null,
    fromMobileApp: false,
    ...more,
  });
  const save = (requester: CartRequester, wanted: CartChange) =>
    saveCart(cartDeps, requester, wanted, trading.clock.now());
  const give = (shopper: Shopper, points: number) =>
    asOwner(trading, "update balances set balance = $2 where customer_id = $1", [shopper.customerId, points]);

  async function redeemable(): Promise<Product> {
    const { products } = (await trading.snapshot()).menus.ro;
    const found = products.find(
      ({ redeemableByPoints, modifierGroupsIds, priceByLocation, disabledUntilByLocation }) =>
        redeemableByPoints &&
        modifierGroupsIds.length === 0 &&
        priceByLocation[trading.locationId] !== undefined &&
        disabledUntilByLocation[trading.locationId] === undefined,
    );
    if (found === undefined) throw new Error("The demo has nothing for points");
    return found;
  }

  it("is what a guest's and a user's saves take, and answers what looking at it answers", async () => {
    const shopper = await newShopper(trading);
    await give(shopper, 100_000);
    const guest: CartRequester = { sessionHash: null, guestHash: "guest-once", locale: "ro" };
    const plain = newItem(trading, await plainProduct(trading), { qty: 2 });
    const points = newItem(trading, await redeemable(), { payByPoints: true });
    const coupon = newItem(trading, await plainProduct(trading, 1), { couponId: couponId("prima10") });
    for (const [requester, items] of [
      [guest, [plain]],
      [asUser(shopper), [plain, points, coupon]],
    ] as const) {
      for (const revision of [1, 2]) {
        const wanted = change(items, { id: toId<CartId>(`${items.length}`.padStart(26, "0")), revision });
        const saved = await save(requester, wanted);
        expect(saved).toMatchObject({ ok: true, value: { revision } });
        expect(asked).toEqual(["cart_save"]);
        expect(await loadCart(cartDeps, requester, wanted.id, trading.clock.now())).toEqual(saved);
        asked.length = 0;
      }
    }
  });

  it("tells the prices that changed since they were last answered", async () => {
    const requester = asUser(await newShopper(trading));
    const item = newItem(trading, await plainProduct(trading));
    const wanted = change([item]);
    await save(requester, wanted);
    await asOwner(
      trading,
      "update carts set unit_prices = jsonb_build_object($2::text, '0.01') where id = $1",
      [wanted.id, item.id],
    );
    asked.length = 0;
    expect(await save(requester, { ...wanted, revision: 2 })).toMatchObject({
      ok: true,
      value: { changes: { repriced: [{ itemId: item.id, old: { amount: "0.01" } }], dropped: [] } },
    });
    expect(asked).toEqual(["cart_save"]);
  });

  it("is refused by the terms that the owner does not keep, with the reason, and writes nothing", async () => {
    const shopper = await newShopper(trading);
    const product = await redeemable();
    const needed = product.redeemableFor ?? 0;
    await give(shopper, needed - 1);
    const points = newItem(trading, product, { payByPoints: true });
    const short = change([points]);
    expect(await save(asUser(shopper), short)).toMatchObject({
      ok: false,
      error: { key: "points.not_enough", details: { needed, available: needed - 1 } },
    });
    expect(asked).toEqual(["cart_save", "cart_pricing_context"]);
    await give(shopper, needed);
    expect(await save(asUser(shopper), short)).toMatchObject({ ok: true });

    const first = newItem(trading, await plainProduct(trading), { couponId: couponId("prima10") });
    await orderItems(trading, shopper, [newItem(trading, await plainProduct(trading))]);
    expect(await save(asUser(shopper), change([first]))).toMatchObject({
      ok: false,
      error: { key: "coupon.first_orders_only", details: { itemIds: [first.id] } },
    });

    const twice = newItem(trading, await plainProduct(trading), { couponId: couponId("centru10") });
    for (let use = 0; use < 2; use += 1) {
      expect(await save(asUser(shopper), change([twice]))).toMatchObject({ ok: true });
      await orderItems(trading, shopper, [{ ...twice, id: newItem(trading, product).id }]);
    }
    const third = change([twice]);
    expect(await save(asUser(shopper), third)).toMatchObject({
      ok: false,
      error: { key: "coupon.limit_reached" },
    });
    expect(await asOwner(trading, "select id from carts where id = $1", [third.id])).toEqual([]);
  });

  it("does not take a coupon that all customers together used up", async () => {
    const requester = asUser(await newShopper(trading));
    const used = newItem(trading, await plainProduct(trading), { couponId: couponId("nord20") });
    const counted = "update promotion_counters set total_limit = $2, used = 1 where promotion_id = $1";
    await asOwner(trading, counted, [used.couponId, 1]);
    expect(await save(requester, change([used]))).toMatchObject({ ok: false, error: { status: 409 } });
    await asOwner(trading, counted, [used.couponId, 2]);
    expect(await save(requester, change([used]))).toMatchObject({ ok: true });
  });

  it("looks again when the shop has moved on since it was read here", async () => {
    const requester = asUser(await newShopper(trading));
    const product = await plainProduct(trading, 6);
    await trading.snapshot();
    await asOwner(trading, "update product_prices set price = price + 1 where product_id = $1", [product.id]);
    const item = newItem(trading, product);
    const saved = await save(requester, change([item]));
    expect(asked.slice(0, 2)).toEqual(["cart_save", "cart_pricing_context"]);
    const [price] = await asOwner<{ price: string }>(
      trading,
      "select price::text from product_prices where product_id = $1 and location_id = $2",
      [product.id, trading.locationId],
    );
    expect(saved).toMatchObject({ ok: true, value: { lines: [{ unitPrice: { amount: price?.price } }] } });
  });

  it("leaves a cart to the guest when the session has ended, and to nobody without one", async () => {
    const shopper = await newShopper(trading);
    await asOwner(trading, "update sessions set expires_at = created_at where token_hash = $1", [
      shopper.sessionHash,
    ]);
    const item = newItem(trading, await plainProduct(trading));
    const wanted = change([item]);
    expect(await save(asUser(shopper), wanted)).toMatchObject({
      ok: false,
      error: { tag: "Unauthenticated" },
    });
    const left: CartRequester = { ...asUser(shopper), guestHash: "guest-left" };
    expect(await save(left, wanted)).toMatchObject({ ok: true });
    expect(
      await asOwner(trading, "select user_id, guest_hash from carts where id = $1", [wanted.id]),
    ).toEqual([{ user_id: null, guest_hash: "guest-left" }]);
  });
});
