import { describe, expect, it } from "vitest";
import { selectCartRows } from "#core/cart/cart-rows.ts";
import { cartMachine } from "#core/cart/cart.machine.ts";
import {
  selectCartCount,
  selectCartItems,
  selectCartTotal,
  selectIsNotSaved,
  selectSavedCart,
} from "#core/cart/cart.selectors.ts";
import type { CartId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { aCustomer } from "#tests/support/builders/customer.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { aPromotion, AVIATORILOR } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import type { TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { backendWithSoup, enterCart as enter, PIZZA, SHOP, SOUP, storedCart, visits } from "./enter-cart.ts";

const saves = (backend: TestBackend): number =>
  backend.callLog.log.filter((name) => name === "cart.save").length;

describe("the cart machine", () => {
  it("counts and prices an edit at once and saves after 250 ms of quiet", async () => {
    const { backend, actor, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(200);
    actor.send({ type: "cart.add", item: PIZZA });
    expect(selectCartTotal(actor.getSnapshot())).toEqual(lei("60.00"));
    await pass(249);
    expect(saves(backend)).toBe(0);
    await pass(1);
    expect(saves(backend)).toBe(1);
    expect(selectSavedCart(actor.getSnapshot())).toEqual({ id: backend.cartIds.read(SHOP), revision: 2 });
  });

  it("aborts a save that a newer edit overtakes", async () => {
    const { backend, actor, pass } = await enter();
    backend.callLog.hold("cart.save");
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    const [first] = backend.callLog.held;
    actor.send({ type: "cart.add", item: SOUP });
    expect(first?.signal.aborted).toBe(true);
    backend.callLog.release("cart.save");
    first?.release();
    await pass(250);
    expect([...backend.carts.values()].map(({ items }) => items.length)).toEqual([2]);
    expect(selectCartCount(actor.getSnapshot())).toBe(2);
  });

  it("keeps the cart and says that it is not saved while the server cannot be reached, then tries again (CART-14)", async () => {
    const { backend, actor, emitted, pass } = await enter();
    backend.callLog.failNext("cart.save", UNREACHABLE);
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    expect(selectIsNotSaved(actor.getSnapshot())).toBe(true);
    expect(selectCartCount(actor.getSnapshot())).toBe(1);
    expect(emitted).toEqual([{ type: "cart.saveFailed", error: UNREACHABLE }]);
    await pass(10_000);
    expect(selectIsNotSaved(actor.getSnapshot())).toBe(false);
    expect(saves(backend)).toBe(2);
  });

  it("loads the stored cart, and starts afresh when it is over 24 hours old or gone", async () => {
    for (const [age, count] of [
      [86_400_000, 1],
      [86_400_001, 0],
    ] as const) {
      const backend = backendWithSoup();
      const cart = storedCart(backend, plusMillis(NOON, -age));
      backend.cartIds.write(SHOP, cart);
      const { actor } = await enter(backend);
      expect(selectCartCount(actor.getSnapshot())).toBe(count);
    }
    const backend = backendWithSoup();
    backend.cartIds.write(SHOP, idOf<CartId>("gone"));
    const { actor } = await enter(backend);
    expect(selectCartCount(actor.getSnapshot())).toBe(0);
  });

  it("starts afresh and tells when the stored cart cannot be read", async () => {
    const backend = backendWithSoup();
    backend.cartIds.write(SHOP, storedCart(backend, NOON));
    backend.callLog.failNext("cart.restore", UNREACHABLE);
    const { actor } = await enter(backend);
    expect(selectCartCount(actor.getSnapshot())).toBe(0);
    actor.send({ type: "cart.add", item: PIZZA });
    expect(selectCartCount(actor.getSnapshot())).toBe(1);
  });

  it("plays edits made while loading once the cart is there", async () => {
    const backend = backendWithSoup();
    backend.cartIds.write(SHOP, storedCart(backend, NOON));
    backend.callLog.hold("cart.restore");
    const { actor } = await enter(backend);
    actor.send({ type: "cart.add", item: SOUP });
    backend.callLog.held[0]?.release();
    await flush();
    expect(selectCartItems(actor.getSnapshot()).map(({ productId }) => productId)).toEqual([
      PIZZA.productId,
      SOUP.productId,
    ]);
  });

  it("clears a refused coupon, tells, and saves the rest again (CART-8)", async () => {
    const { backend, actor, emitted, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    const [item] = selectCartItems(actor.getSnapshot());
    const itemIds = item === undefined ? [] : [item.id];
    actor.send({ type: "cart.setCoupon", itemIds, promotion: aPromotion() });
    backend.callLog.failNext("cart.save", refused("coupon.expired", { itemIds: itemIds }));
    await pass(250);
    expect(emitted[0]).toEqual({ type: "cart.couponsCleared", key: "coupon.expired", itemIds });
    expect(selectCartItems(actor.getSnapshot()).map(({ couponId }) => couponId)).toEqual([null]);
    expect(saves(backend)).toBe(2);
  });

  it("removes what is no longer available, and switches refused points off (CART-8)", async () => {
    const { backend, actor, emitted, pass } = await enter();
    actor.send({ type: "cart.adoptCustomer", customer: aCustomer() });
    actor.send({ type: "cart.add", item: { ...PIZZA, payByPoints: true } });
    actor.send({ type: "cart.add", item: SOUP });
    const [pizza, soup] = selectCartItems(actor.getSnapshot());
    backend.callLog.failNext(
      "cart.save",
      refused("item.unavailable", { itemIds: soup === undefined ? [] : [soup.id] }),
    );
    backend.callLog.failNext("cart.save", refused("points.not_enough", { needed: 300, available: 0 }));
    await pass(250);
    expect(emitted.map(({ type }) => type)).toEqual([
      "cart.linesDropped",
      "cart.pointsSwitchedOff",
      "cart.saved",
    ]);
    expect(selectCartItems(actor.getSnapshot())).toEqual([{ ...PIZZA, id: pizza?.id }]);
  });

  it("stops at a refusal that names no line of the cart", async () => {
    const { backend, actor, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    backend.callLog.failNext("cart.save", refused("item.unavailable", { itemIds: [idOf("another")] }));
    await pass(250);
    expect(selectIsNotSaved(actor.getSnapshot())).toBe(true);
  });

  it("drops what another location does not sell, and warns", async () => {
    const { backend, actor, emitted, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    actor.send({ type: "cart.add", item: SOUP });
    await pass(250);
    emitted.length = 0;
    actor.send({ type: "cart.changeLocation", locationId: AVIATORILOR });
    expect(emitted.map(({ type }) => type)).toEqual(["cart.changedByLocation"]);
    expect(selectCartTotal(actor.getSnapshot())).toEqual(lei("30.00"));
    expect(selectCartRows(actor.getSnapshot()).filter(({ isRepriced }) => isRepriced)).toEqual([]);
    await pass(250);
    expect([...backend.carts.values()].map(({ locationId }) => locationId)).toEqual([AVIATORILOR]);
  });

  it("reloads the server's cart on request, after its own edits are saved", async () => {
    const { backend, actor, pass } = await enter();
    actor.send({ type: "cart.reload" });
    expect(backend.callLog.log).toEqual([]);
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    expect(backend.callLog.log.slice(-2)).toEqual(["cart.save", "cart.load"]);
  });

  it("forgets a cart that was ordered or cleared, and continues with an empty one (CART-7)", async () => {
    const { backend, actor, emitted, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    actor.send({ type: "cart.clear" });
    expect(backend.cartIds.read(SHOP)).toBeNull();
    actor.send({ type: "cart.add", item: PIZZA });
    backend.callLog.failNext("cart.save", refused("cart.already_ordered", { orderId: idOf("01J") }));
    await pass(250);
    expect(emitted.at(-1)).toEqual({ type: "cart.alreadyOrdered", orderId: idOf("01J") });
    expect(selectCartCount(actor.getSnapshot())).toBe(0);
  });

  it("visits every state of its diagram", async () => {
    const { backend, actor } = await enter();
    backend.coupons.set("NORD20", aPromotion());
    actor.send({ type: "cart.add", item: PIZZA });
    actor.send({ type: "cart.checkCoupon", code: "NORD20" });
    await flush();
    expect(visits.missing(cartMachine)).toEqual([]);
  });
});
