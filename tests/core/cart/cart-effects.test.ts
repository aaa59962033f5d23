import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { selectCartRows } from "#core/cart/cart-rows.ts";
import {
  selectCartCount,
  selectCartItems,
  selectCartTotal,
  selectCouponError,
  selectSavedCart,
} from "#core/cart/cart.selectors.ts";
import { connectCart } from "#core/cart/connect-cart.ts";
import type { Menu } from "#core/menu/menu.ts";
import { anItem } from "#tests/support/builders/customer.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aMenu, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { aPromotion } from "#tests/support/builders/shop.ts";
import { NOT_FOUND, refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { backendWithSoup, enterCart, PIZZA, SHOP, SOUP, storedCart } from "./enter-cart.ts";

const ADD = { type: "cart.add", item: PIZZA } as const;

const dearer = (): Menu =>
  aMenu({ version: "2", products: [aProduct("Pizza", { priceByLocation: priced("31.00") })] });

describe("on the way into a cart", () => {
  it("edits are refused before a shop is entered", () => {
    const backend = backendWithSoup();
    const actor = createActor(connectCart(backend.ports), { input: { menu: null, fromMobileApp: false } });
    const told: unknown[] = [];
    actor.on("*", (event) => void told.push(event));
    actor.start();
    actor.send(ADD);
    expect(told).toEqual([{ type: "cart.editRefused", key: "errors.unknown_error" }]);
  });

  it("a fresh or a stored cart is emitted as loaded, with the edits that were made meanwhile", async () => {
    const fresh = await enterCart(backendWithSoup(), [ADD]);
    expect([fresh.entering, selectCartCount(fresh.actor.getSnapshot())]).toEqual([
      [{ type: "cart.loaded" }],
      1,
    ]);
    const backend = backendWithSoup();
    backend.cartIds.write(SHOP, storedCart(backend, NOON));
    const stored = await enterCart(backend, [ADD]);
    expect([stored.entering, selectCartCount(stored.actor.getSnapshot())]).toEqual([
      [{ type: "cart.loaded" }],
      2,
    ]);
  });

  it("one that cannot be read is left, and what was edited is kept under another id", async () => {
    const backend = backendWithSoup();
    const left = storedCart(backend, NOON);
    backend.cartIds.write(SHOP, left);
    backend.callLog.failNext("cart.restore", UNREACHABLE);
    const { actor, entering, pass } = await enterCart(backend, [ADD]);
    expect(entering).toEqual([{ type: "cart.loadFailed", error: UNREACHABLE }]);
    await pass(250);
    expect(selectSavedCart(actor.getSnapshot())?.id).not.toBe(left);
    expect([...backend.carts.values()].map(({ items }) => items.length)).toEqual([1, 1]);
  });
});

describe("a cart on screen", () => {
  it("gives each item an id of its own", async () => {
    const { actor } = await enterCart();
    actor.send(ADD);
    actor.send({ type: "cart.add", item: SOUP });
    expect(new Set(selectCartItems(actor.getSnapshot()).map(({ id }) => id)).size).toBe(2);
  });

  it("is priced by the menu that came last", async () => {
    const { actor } = await enterCart();
    actor.send(ADD);
    actor.send({ type: "cart.adoptMenu", menu: dearer() });
    expect(selectCartTotal(actor.getSnapshot())).toEqual(lei("31.00"));
  });

  it("flags what a newer menu changes the price of, once, and nothing where there was no menu before", async () => {
    const { actor, emitted } = await enterCart();
    actor.send(ADD);
    const repriced = () => emitted.filter(({ type }) => type === "cart.linesRepriced");
    expect(repriced()).toEqual([]);
    for (let times = 0; times < 2; times += 1) actor.send({ type: "cart.adoptMenu", menu: dearer() });
    expect(repriced()).toMatchObject([{ repriced: [{ old: lei("30.00"), new: lei("31.00") }] }]);
    expect(selectCartRows(actor.getSnapshot()).map(({ isRepriced }) => isRepriced)).toEqual([true]);
  });

  it("flags a line with another price until that was seen", async () => {
    const { backend, actor, pass } = await enterCart();
    actor.send(ADD);
    await pass(250);
    backend.menu = dearer();
    actor.send(ADD);
    await pass(250);
    const flags = (): readonly boolean[] =>
      selectCartRows(actor.getSnapshot()).map(({ isRepriced }) => isRepriced);
    expect(flags()).toContain(true);
    actor.send({ type: "cart.acknowledge" });
    expect(flags()).not.toContain(true);
  });

  it("is another one after it was cleared", async () => {
    const { actor, emitted, pass } = await enterCart();
    actor.send(ADD);
    await pass(250);
    const before = selectSavedCart(actor.getSnapshot())?.id;
    actor.send({ type: "cart.clear" });
    expect(selectCartCount(actor.getSnapshot())).toBe(0);
    expect(emitted.at(-1)).toEqual({ type: "cart.cleared", shopId: SHOP });
    actor.send(ADD);
    await pass(250);
    expect(selectSavedCart(actor.getSnapshot())?.id).not.toBe(before);
  });

  it("is the one that another call answered, also on the next page", async () => {
    const { backend, actor, emitted } = await enterCart();
    const cart = backend.carts.get(storedCart(backend, NOON));
    if (cart === undefined) throw new Error("No cart");
    actor.send({ type: "cart.adopt", cart });
    expect(selectCartItems(actor.getSnapshot())).toEqual([anItem()]);
    expect(backend.cartIds.read(SHOP)).toBe(cart.id);
    expect(emitted).toEqual([{ type: "cart.saved", revision: 1, total: null }]);
  });
});

describe("a save", () => {
  it("is kept on the device before anybody is asked, so that a page may be left at once (CART-24)", async () => {
    const { backend, actor } = await enterCart();
    backend.callLog.hold("cart.save");
    actor.send(ADD);
    actor.send({ type: "cart.flush" });
    const [item] = selectCartItems(actor.getSnapshot());
    expect(backend.cartIds.cart).toMatchObject({ shopId: SHOP, revision: 1, items: [item], at: NOON });
    expect(backend.cartIds.cart?.known).toHaveLength(2);
    expect(backend.carts.size).toBe(0);
  });

  it("of an ordered cart leaves its id, on every page", async () => {
    const { backend, actor, pass } = await enterCart();
    actor.send(ADD);
    backend.callLog.failNext("cart.save", refused("cart.already_ordered", { orderId: idOf("01J") }));
    await pass(250);
    expect(backend.cartIds.read(SHOP)).toBeNull();
  });

  it.each([
    ["ordered", refused("cart.already_ordered", { orderId: idOf("01J") })],
    ["somebody else's", NOT_FOUND],
  ] as const)("under the id of a cart that is %s continues under another", async (_, error) => {
    const { backend, actor, pass } = await enterCart();
    actor.send(ADD);
    await pass(250);
    const before = selectSavedCart(actor.getSnapshot())?.id;
    backend.callLog.failNext("cart.save", error);
    actor.send(ADD);
    await pass(250);
    actor.send(ADD);
    await pass(250);
    expect(selectSavedCart(actor.getSnapshot())?.id).not.toBe(before);
    expect(selectSavedCart(actor.getSnapshot())).not.toBeNull();
  });

  it("counts beyond a revision that another page took", async () => {
    const { backend, actor, pass } = await enterCart();
    actor.send(ADD);
    backend.callLog.failNext("cart.save", refused("cart.revision_conflict", { revision: 1 }));
    await pass(250);
    await pass(250);
    expect(selectSavedCart(actor.getSnapshot())?.revision).toBe(2);
  });
});

describe("reading a cart again", () => {
  it("shows what another page made of it, or that it cannot be read", async () => {
    const { backend, actor, emitted, pass } = await enterCart();
    actor.send(ADD);
    await pass(250);
    for (const [id, cart] of backend.carts)
      backend.carts.set(id, { ...cart, revision: 2, items: [anItem("other", { qty: 3 })] });
    emitted.length = 0;
    actor.send({ type: "cart.reload" });
    await flush();
    expect(selectCartCount(actor.getSnapshot())).toBe(3);
    expect(emitted).toEqual([{ type: "cart.saved", revision: 2, total: lei("30.00") }]);
    backend.callLog.failNext("cart.load", UNREACHABLE);
    actor.send({ type: "cart.reload" });
    await flush();
    expect(emitted.at(-1)).toEqual({ type: "cart.loadFailed", error: UNREACHABLE });
  });

  it("waits for what could not be saved, and for what is edited meanwhile", async () => {
    const { backend, actor, pass } = await enterCart();
    backend.callLog.failNext("cart.save", UNREACHABLE);
    actor.send(ADD);
    await pass(250);
    actor.send({ type: "cart.reload" });
    await flush();
    expect(backend.callLog.log).toEqual(["cart.save", "cart.save", "cart.load"]);
    backend.callLog.hold("cart.load");
    actor.send({ type: "cart.reload" });
    actor.send(ADD);
    backend.callLog.release("cart.load");
    await pass(250);
    expect(backend.callLog.log.slice(3)).toEqual(["cart.load", "cart.save", "cart.load"]);
  });
});

describe("the code of a coupon", () => {
  it("is put on the lines that it is for", async () => {
    const { backend, actor, emitted } = await enterCart();
    backend.coupons.set("NORD20", aPromotion());
    actor.send(ADD);
    actor.send({ type: "cart.checkCoupon", code: "NORD20" });
    await flush();
    const [item] = selectCartItems(actor.getSnapshot());
    expect(item?.couponId).toBe(aPromotion().id);
    expect(emitted).toContainEqual({
      type: "cart.couponApplied",
      promotion: aPromotion(),
      itemIds: [item?.id],
    });
  });

  it("shows its refusal until the next code", async () => {
    const { backend, actor, emitted, pass } = await enterCart();
    actor.send(ADD);
    await pass(250);
    backend.callLog.failNext("cart.checkCoupon", refused("coupon.expired"));
    actor.send({ type: "cart.checkCoupon", code: "VARA" });
    await flush();
    expect(selectCouponError(actor.getSnapshot())).toEqual(refused("coupon.expired"));
    expect(emitted.at(-1)).toEqual({ type: "cart.couponRefused", error: refused("coupon.expired") });
    actor.send({ type: "cart.checkCoupon", code: "NORD20" });
    expect(selectCouponError(actor.getSnapshot())).toBeNull();
  });
});
