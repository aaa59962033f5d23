import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartAsker } from "#adapters/server/carts/carting.ts";
import { loadCart } from "#adapters/server/carts/load-cart.ts";
import { saveCart } from "#adapters/server/carts/save-cart.ts";
import { takeOverCarts } from "#adapters/server/carts/take-over-carts.ts";
import { checkCoupon } from "#adapters/server/promotions/check-coupon.ts";
import { toId, type CartId } from "#core/kernel/id.ts";
import { newItem, newShopper, plainProduct } from "#tests/support/shoppers.ts";
import { startTrading, type Trading } from "#tests/support/trading.ts";

const GUEST: CartAsker = { sessionHash: null, guestHash: "guest-a", locale: "ro" };
const STRANGER: CartAsker = { sessionHash: null, guestHash: "guest-b", locale: "ro" };

describe("takeOverCarts", () => {
  let trading: Trading;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("joins the guest's lines with the user's own, once (T-CART-3)", async () => {
    const { carting, shopId, locationId, ids, clock } = trading;
    const [one, two] = [await plainProduct(trading, 0), await plainProduct(trading, 1)];
    const shopper = await newShopper(trading);
    const user: CartAsker = { sessionHash: shopper.sessionHash, guestHash: null, locale: "ro" };
    const basis = { shopId, locationId, revision: 1, presentedTotal: null, fromMobileApp: false };
    const saved = {
      ...basis,
      id: toId<CartId>(ids.ulid()),
      items: [newItem(trading, one), newItem(trading, two)],
    };
    const guest = { ...basis, id: toId<CartId>(ids.ulid()), items: [newItem(trading, one, { qty: 2 })] };
    await saveCart(carting, user, saved, clock.now());
    await saveCart(carting, GUEST, guest, clock.now());
    for (let time = 0; time < 2; time += 1)
      await takeOverCarts(carting, "guest-a", shopper.userId, clock.now());
    const merged = await loadCart(carting, user, guest.id, clock.now());
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
    expect(await loadCart(carting, user, saved.id, clock.now())).toMatchObject({
      ok: true,
      value: { items: [] },
    });
    expect(await loadCart(carting, GUEST, guest.id, clock.now())).toMatchObject({ ok: false });
  });
});

describe("checkCoupon", () => {
  let trading: Trading;
  beforeAll(async () => {
    trading = await startTrading();
  });
  afterAll(() => trading.stop());

  it("finds a promotion by its code, whatever its case, and never tells the code of another", async () => {
    const { carting, shopId, locationId, ids, clock } = trading;
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
    await saveCart(carting, GUEST, cart, clock.now());
    const check = (code: string, asker = GUEST) => checkCoupon(carting, asker, { code, cartId }, clock.now());
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
