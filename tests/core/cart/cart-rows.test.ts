import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { selectCartRows, selectCartSums, selectPointsUsedByOthers } from "#core/cart/cart-rows.ts";
import type { CartSnapshot } from "#core/cart/cart.selectors.ts";
import { connectCart } from "#core/cart/connect-cart.ts";
import type { ProductId } from "#core/kernel/id.ts";
import { anItem, aCustomer } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aMenu, aProduct, lei } from "#tests/support/builders/menu.ts";
import { aPromotion, CENTRU, aShop } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";

const { id: _id, ...PIZZA } = anItem();
const SOUP = { ...PIZZA, productId: idOf<ProductId>("Soup") };
const soup = aProduct("Soup", { redeemableByPoints: true, redeemableFor: 300 });

async function cartWith(...items: readonly (typeof PIZZA)[]): Promise<CartSnapshot> {
  const backend = createTestBackend();
  const actor = createActor(connectCart(backend.ports), {
    clock: backend.timers,
    input: { menu: aMenu({ products: [aProduct(), soup] }), fromMobileApp: false },
  });
  actor.start();
  actor.send({ type: "cart.adoptCustomer", customer: aCustomer() });
  actor.send({ type: "cart.enter", shop: aShop(), locationId: CENTRU });
  await flush();
  for (const item of items) actor.send({ type: "cart.add", item });
  const first = actor.getSnapshot().context.items[0];
  const promotion = aPromotion();
  if (first !== undefined) actor.send({ type: "cart.setCoupon", itemIds: [first.id], promotion });
  return actor.getSnapshot();
}

describe("selectCartRows", () => {
  it("shows product, price, promotion and points cost with each item", async () => {
    const snapshot = await cartWith(PIZZA, SOUP);
    const [pizza, broth] = selectCartRows(snapshot);
    expect([pizza?.product?.name, pizza?.line?.total, pizza?.promotionName]).toEqual([
      "Pizza",
      lei("24.00"),
      aPromotion().name,
    ]);
    expect([pizza?.pointsOffer, broth?.promotionName]).toEqual([null, null]);
    expect(broth?.pointsOffer).toEqual({ needed: 300, available: 500, isEnough: true });
  });

  it("leaves an item that is gone without a price", async () => {
    const [gone] = selectCartRows(await cartWith({ ...PIZZA, productId: idOf<ProductId>("Gone") }));
    expect([gone?.line, gone?.product]).toEqual([null, null]);
  });
});

describe("selectCartSums", () => {
  it("adds up to the total of the cart", async () => {
    const sums = selectCartSums(await cartWith(PIZZA, { ...SOUP, payByPoints: true }));
    expect(sums).toEqual({
      subtotal: lei("60.00"),
      discounts: [{ promotionId: aPromotion().id, name: aPromotion().name, amount: lei("6.00") }],
      pointsUsed: 300,
      pointsPaid: lei("30.00"),
      total: lei("24.00"),
    });
  });

  it("is nothing for an empty cart", async () => {
    expect(selectCartSums(await cartWith())).toBe(null);
  });
});

describe("selectPointsUsedByOthers", () => {
  it("leaves the item's own points out", async () => {
    const snapshot = await cartWith(PIZZA, { ...SOUP, payByPoints: true });
    const [pizza, broth] = snapshot.context.items;
    expect(
      [null, pizza?.id ?? null, broth?.id ?? null].map((id) => selectPointsUsedByOthers(snapshot, id)),
    ).toEqual([300, 300, 0]);
  });
});
