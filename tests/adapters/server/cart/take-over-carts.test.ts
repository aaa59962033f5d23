import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartRequester } from "#adapters/server/cart/cart-deps.ts";
import { loadCart } from "#adapters/server/cart/load-cart.ts";
import { saveCart } from "#adapters/server/cart/save-cart.ts";
import { takeOverCarts } from "#adapters/server/cart/take-over-carts.ts";
import { checkCoupon } from "#adapters/server/cart/check-coupon.ts";
import { toId, type CartId } from "#core/kernel/id.ts";
import { newItem, newShopper, plainProduct } from "#tests/support/trading/shoppers.ts";
import { startTrading, type TradingShop } from "#tests/support/trading/trading.ts";
import { asOwner } from "#tests/support/database/rows.ts";

const GUEST: CartRequester = { sessionHash: null, guestHash: "guest-a", locale: "ro" };
const STRANGER: CartRequester = { sessionHash: null, guestHash: "guest-b", locale: "ro" };

describe("takeOverCarts", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("joins the guest's lines with the user's own, once", async () => {
    const { cartDeps, shopId, locationId, ids, clock } = trading;
    const [one, two] = [await plainProduct(trading, 0), await plainProduct(trading, 1)];
    const shopper = await newShopper(trading);
    const user: CartRequester = { sessionHash: shopper.sessionHash, guestHash: null, locale: "ro" };
    const inputs = { shopId, locationId, revision: 1, presentedTotal: null, fromMobileApp: false };
    const saved = {
      ...inputs,
      id: toId<CartId>(ids.ulid()),
      items: [newItem(trading, one), newItem(trading, two)],
    };
    const guest = { ...inputs, id: toId<CartId>(ids.ulid()), items: [newItem(trading, one, { qty: 2 })] };
    await saveCart(cartDeps, user, saved, clock.now());
    await saveCart(cartDeps, GUEST, guest, clock.now());
    for (let time = 0; time < 2; time += 1)
      await takeOverCarts(cartDeps, "guest-a", shopper.userId, clock.now());
    const merged = await loadCart(cartDeps, user, guest.id, clock.now());
    if (!merged.ok) throw new Error(JSON.stringify(merged.error));
    expect(
      merged.value.items
        .map(({ productId, qty }) => [productId, qty])
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(
      [
        [one.id, 3],
        [two.id, 1],
      ].toSorted((a, b) => String(a).localeCompare(String(b))),
    );
    expect(await loadCart(cartDeps, user, saved.id, clock.now())).toMatchObject({
      ok: true,
      value: { items: [] },
    });
    expect(await loadCart(cartDeps, GUEST, guest.id, clock.now())).toMatchObject({ ok: false });
  });
});

describe("a page that still acts as the guest after a login", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("keeps no cart under the secret that its browser is about to forget, for a minute", async () => {
    const { cartDeps, shopId, locationId, ids, clock } = trading;
    const product = await plainProduct(trading);
    const shopper = await newShopper(trading);
    const user: CartRequester = { ...GUEST, sessionHash: shopper.sessionHash };
    const newCart = () => ({
      id: toId<CartId>(ids.ulid()),
      shopId,
      locationId,
      revision: 1,
      presentedTotal: null,
      fromMobileApp: false,
      items: [newItem(trading, product)],
    });
    const [taken, fresh] = [newCart(), newCart()];
    const save = (requester: CartRequester, cart: ReturnType<typeof newCart>) =>
      saveCart(cartDeps, requester, cart, clock.now());
    expect(await save(GUEST, taken)).toMatchObject({ ok: true });
    await takeOverCarts(cartDeps, "guest-a", shopper.userId, clock.now());
    const again = { ok: false, error: { key: "cart.revision_conflict" } };
    expect(await save(GUEST, fresh)).toMatchObject(again);
    expect(await save(GUEST, { ...taken, revision: 2 })).toMatchObject(again);
    expect(await save(STRANGER, newCart())).toMatchObject({ ok: true });
    expect(await save(user, fresh)).toMatchObject({ ok: true });
    expect(await loadCart(cartDeps, user, fresh.id, clock.now())).toMatchObject({ ok: true });
    await asOwner(trading, "update guest_handovers set until = until - interval '1 minute'");
    expect(await save(GUEST, newCart())).toMatchObject({ ok: true });
    expect(await save(GUEST, { ...taken, revision: 3 })).toMatchObject({ error: { tag: "NotFound" } });
  });
});

describe("checkCoupon", () => {
  let trading: TradingShop;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("finds a promotion by its code, whatever its case, and never tells the code of another", async () => {
    const { cartDeps, shopId, locationId, ids, clock } = trading;
    const item = newItem(trading, await plainProduct(trading));
    const cartId = toId<CartId>(ids.ulid());
    const cart = {
      id: cartId,
      shopId,
      locationId,
      revision: 1,
      items: [item],
      presentedTotal: null,
      fromMobileApp: false,
    };
    await saveCart(cartDeps, GUEST, cart, clock.now());
    const check = (code: string, requester = GUEST) =>
      checkCoupon(cartDeps, requester, { code, cartId }, clock.now());
    const found = await check("nord20 ");
    expect(found).toMatchObject({
      ok: true,
      value: { itemIds: [item.id], promotion: { discount: { value: "0.20" } } },
    });
    expect(JSON.stringify(found)).not.toContain("NORD20");
    expect(await check("NIMIC")).toMatchObject({ ok: false, error: { key: "coupon.not_found" } });
    expect(await check("VARA15")).toMatchObject({ ok: false, error: { key: "coupon.expired" } });
    expect(await check("PRIMA10")).toMatchObject({ ok: false, error: { key: "coupon.login_required" } });
    expect(await check("NORD20", STRANGER)).toMatchObject({ ok: false, error: { tag: "NotFound" } });
  });
});
