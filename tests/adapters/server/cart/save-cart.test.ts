import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartRequester } from "#adapters/server/cart/cart-deps.ts";
import { loadCart } from "#adapters/server/cart/load-cart.ts";
import { saveCart, type CartChange } from "#adapters/server/cart/save-cart.ts";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { CartItem } from "#core/cart/cart.ts";
import {
  toId,
  type CartId,
  type CartWriterId,
  type LocationId,
  type PromotionId,
  type ShopId,
} from "#core/kernel/id.ts";
import {
  newItem,
  newShopper,
  orderItems,
  plainProduct,
  type Shopper,
} from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

const GUEST: CartRequester = { sessionHash: null, guestHash: "guest-a", locale: "ro" };
const STRANGER: CartRequester = { sessionHash: null, guestHash: "guest-b", locale: "ro" };

describe("saveCart", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  function change(items: readonly CartItem[], more: Partial<CartChange> = {}): CartChange {
    const { shopId, locationId, ids } = trading;
    const id = toId<CartId>(ids.ulid());
    return {
      id,
      shopId,
      locationId,
      revision: 1,
      items,
      presentedTotal: null,
      fromMobileApp: false,
      ...more,
    };
  }
  const save = (requester: CartRequester, asked: CartChange) =>
    saveCart(trading.cartDeps, requester, asked, trading.clock.now());
  const load = (requester: CartRequester, id: CartId) =>
    loadCart(trading.cartDeps, requester, id, trading.clock.now());
  const asUser = ({ sessionHash }: Shopper): CartRequester => ({
    sessionHash,
    guestHash: null,
    locale: "ro",
  });

  it("keeps a guest's cart priced, and joins equal items", async () => {
    const product = await plainProduct(trading);
    const first = newItem(trading, product, { qty: 2 });
    const asked = change([first, newItem(trading, product), newItem(trading, product, { qty: 0 })]);
    const saved = await save(GUEST, asked);
    expect(saved).toMatchObject({
      ok: true,
      value: { revision: 1, items: [{ id: first.id, qty: 3 }], lines: [{ qty: 3 }] },
    });
    expect(await load(GUEST, asked.id)).toEqual(saved);
  });

  it("is somebody else's nowhere", async () => {
    const asked = change([newItem(trading, await plainProduct(trading))]);
    await save(GUEST, asked);
    const other = asUser(await newShopper(trading));
    for (const requester of [STRANGER, other]) {
      expect(await load(requester, asked.id)).toMatchObject({ ok: false, error: { tag: "NotFound" } });
      expect(await save(requester, { ...asked, revision: 9 })).toMatchObject({
        ok: false,
        error: { tag: "NotFound" },
      });
    }
    expect(await load(GUEST, asked.id)).toMatchObject({ ok: true, value: { revision: 1 } });
  });

  it("takes a save that was made from what is held, or after the writer's own, and no other", async () => {
    const product = await plainProduct(trading);
    const [one, other] = [1, 2].map(() => toId<CartWriterId>(trading.ids.ulid()));
    const item = newItem(trading, product);
    const asked = change([item], { baseRevision: 0, writer: one ?? null });
    const same = newItem(trading, product, { notes: "the same" });
    const put = (more: Partial<CartChange>) => save(GUEST, { ...asked, items: [item, same], ...more });
    const kept = (revision: number) => ({ ok: true, value: { revision } });
    expect(await save(GUEST, asked)).toMatchObject(kept(1));
    expect(await put({ revision: 2, baseRevision: 1 })).toMatchObject(kept(2));
    expect(await put({ revision: 4, baseRevision: 1 })).toMatchObject(kept(4));
    const late = { baseRevision: 1, writer: other ?? null };
    expect(await put({ revision: 9, ...late })).toEqual(await load(GUEST, asked.id));
    expect(await put({ revision: 4, ...late })).toMatchObject({
      ok: false,
      error: { key: "cart.revision_conflict", details: { revision: 4 } },
    });
    expect(await put({ revision: 10, baseRevision: 4, writer: other ?? null })).toMatchObject(kept(10));
    expect(await put({ revision: 11, baseRevision: 1 })).toMatchObject({
      ok: true,
      value: { revision: 10, writerRevision: 4 },
    });
    expect(await put({ revision: 12, baseRevision: null, writer: null })).toMatchObject(kept(12));
  });

  it("answers an older revision with the held cart, and a repeated one with other content with a conflict", async () => {
    const product = await plainProduct(trading);
    const item = newItem(trading, product);
    const asked = change([item]);
    await save(GUEST, { ...asked, revision: 5, items: [{ ...item, qty: 5 }] });
    expect(await save(GUEST, { ...asked, revision: 4, items: [{ ...item, qty: 4 }] })).toMatchObject({
      ok: true,
      value: { revision: 5, items: [{ qty: 5 }] },
    });
    expect(await save(GUEST, { ...asked, revision: 5, items: [{ ...item, qty: 5 }] })).toMatchObject({
      ok: true,
    });
    expect(await save(GUEST, { ...asked, revision: 5, items: [{ ...item, qty: 6 }] })).toMatchObject({
      ok: false,
      error: { key: "cart.revision_conflict", details: { revision: 5 } },
    });
    expect(await save(GUEST, { ...asked, revision: null, items: [{ ...item, qty: 7 }] })).toMatchObject({
      ok: true,
      value: { revision: 6, items: [{ qty: 7 }] },
    });
  });

  it("ends with the last edit, in whatever order edits arrive", async () => {
    const item = newItem(trading, await plainProduct(trading));
    const asked = change([item]);
    const edits = [3, 1, 7, 10, 2, 9, 5, 8, 4, 6];
    await Promise.all(
      edits.map((revision) => save(GUEST, { ...asked, revision, items: [{ ...item, qty: revision }] })),
    );
    expect(await load(GUEST, asked.id)).toMatchObject({
      ok: true,
      value: { revision: 10, items: [{ qty: 10 }] },
    });
  });

  it("refuses with the items concerned and writes nothing", async () => {
    const snapshot = await trading.snapshot();
    const soldOut = snapshot.menus.ro.products.find(
      (product) =>
        product.disabledUntilByLocation[trading.locationId] !== undefined &&
        product.priceByLocation[trading.locationId] !== undefined,
    );
    if (soldOut === undefined) throw new Error("The demo has nothing sold out at Centru");
    const missing = newItem(trading, soldOut);
    const asked = change([missing]);
    expect(await save(GUEST, asked)).toMatchObject({
      ok: false,
      error: { status: 409, key: "item.unavailable", details: { itemIds: [missing.id] } },
    });
    expect(await load(GUEST, asked.id)).toMatchObject({ ok: false, error: { tag: "NotFound" } });
    const limited = newItem(trading, await plainProduct(trading), {
      couponId: toId<PromotionId>(demoId("promotion", "bistro-nord", "prima10")),
    });
    expect(await save(GUEST, change([limited]))).toMatchObject({
      ok: false,
      error: { key: "coupon.login_required", details: { itemIds: [limited.id] } },
    });
    const paid = newItem(trading, await plainProduct(trading), { payByPoints: true });
    expect(await save(GUEST, change([paid]))).toMatchObject({
      ok: false,
      error: { details: { itemIds: [paid.id] } },
    });
  });

  it("knows no location of another shop", async () => {
    const asked = change([newItem(trading, await plainProduct(trading))]);
    const elsewhere = toId<LocationId>(demoId("location", "pizza-nord", "floreasca"));
    expect(await save(GUEST, { ...asked, locationId: elsewhere })).toMatchObject({
      ok: false,
      error: { key: "cart.shop_mismatch" },
    });
    const nowhere = toId<ShopId>(demoId("shop", "nowhere"));
    expect(await save(GUEST, { ...asked, shopId: nowhere })).toMatchObject({
      ok: false,
      error: { tag: "NotFound" },
    });
  });

  it("tells of a price that changed since it was last answered, once (CHECKOUT-11)", async () => {
    const product = await plainProduct(trading, 5);
    const item = newItem(trading, product);
    const asked = change([item]);
    await save(GUEST, asked);
    await asOwner(trading, "update product_prices set price = price + 1 where product_id = $1", [product.id]);
    trading.shopCache.forgetAll();
    const read = await load(GUEST, asked.id);
    expect(read).toMatchObject({ ok: true, value: { changes: { repriced: [{ itemId: item.id }] } } });
    expect(await load(GUEST, asked.id)).toMatchObject({
      ok: true,
      value: { changes: { repriced: [], dropped: [] } },
    });
  });

  it("is closed once it was ordered (CART-21)", async () => {
    const shopper = await newShopper(trading);
    const item = newItem(trading, await plainProduct(trading));
    const order = await orderItems(trading, shopper, [item]);
    const [row] = await asOwner<{ cart_id: CartId }>(
      trading,
      "select cart_id::text from orders where id = $1",
      [order.id],
    );
    if (row === undefined) throw new Error("The order has no cart");
    expect(await load(asUser(shopper), row.cart_id)).toMatchObject({ ok: false, error: { tag: "NotFound" } });
    expect(await save(asUser(shopper), change([item], { id: row.cart_id, revision: 7 }))).toMatchObject({
      ok: false,
      error: { key: "cart.already_ordered", details: { orderId: order.id } },
    });
  });
});
