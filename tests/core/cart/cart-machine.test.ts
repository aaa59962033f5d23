import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import type { CartEmitted } from "#core/cart/cart-events.ts";
import { cartMachine } from "#core/cart/cart.machine.ts";
import {
  selectCartCount,
  selectCartItems,
  selectCartTotal,
  selectIsNotSaved,
  selectRepricedIds,
  selectSavedCart,
} from "#core/cart/cart.selectors.ts";
import { connectCart } from "#core/cart/connect-cart.ts";
import type { CartId, ProductId, ShopId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { aCart, anItem } from "#tests/support/builders/cart.ts";
import { aCustomer } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/id.ts";
import { NOON } from "#tests/support/builders/instant.ts";
import { aMenu, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { aPromotion } from "#tests/support/builders/promotion.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/flush.ts";
import { refused } from "#tests/support/headless/in-memory-cart.ts";
import { createWorld, UNREACHABLE, type World } from "#tests/support/headless/in-memory-ports.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const SHOP = idOf<ShopId>("bistro");
const { id: _id, ...PIZZA } = anItem();
const SOUP = { ...PIZZA, productId: idOf<ProductId>("Soup") };

interface Running {
  readonly world: World;
  readonly actor: Actor<typeof cartMachine>;
  readonly facts: CartEmitted[];
  pass(millis: number): Promise<void>;
}

async function enter(world: World = worldWithSoup()): Promise<Running> {
  const actor = createActor(connectCart(world.ports), {
    clock: world.timers,
    inspect: visits.inspect,
    input: { menu: world.menu, fromMobileApp: false },
  });
  const facts: CartEmitted[] = [];
  actor.on("*", (fact) => void facts.push(fact));
  actor.start();
  if (world.shop === null) throw new Error("No shop to enter");
  actor.send({ type: "cart.enter", shop: world.shop, locationId: CENTRU });
  await flush();
  facts.length = 0;
  const pass = async (millis: number): Promise<void> => {
    world.timers.increment(millis);
    await flush();
  };
  return { world, actor, facts, pass };
}

function worldWithSoup(): World {
  const pizza = aProduct("Pizza", {
    priceByLocation: priced("30.00", CENTRU, AVIATORILOR),
    redeemableByPoints: true,
    redeemableFor: 300,
  });
  return createWorld({
    menu: aMenu({ products: [pizza, aProduct("Soup", { priceByLocation: priced("20.00") })] }),
  });
}

const saves = (world: World): number => world.callLog.log.filter((name) => name === "cart.save").length;

describe("the cart machine", () => {
  it("counts and prices an edit at once and saves after 250 ms of quiet", async () => {
    const { world, actor, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(200);
    actor.send({ type: "cart.add", item: PIZZA });
    expect(selectCartTotal(actor.getSnapshot())).toEqual(lei("60.00"));
    await pass(249);
    expect(saves(world)).toBe(0);
    await pass(1);
    expect(saves(world)).toBe(1);
    expect(selectSavedCart(actor.getSnapshot())).toEqual({ id: world.cartIds.read(SHOP), revision: 2 });
  });

  it("aborts a save that a newer edit overtakes", async () => {
    const { world, actor, pass } = await enter();
    world.callLog.hold("cart.save");
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    const [first] = world.callLog.held;
    actor.send({ type: "cart.add", item: SOUP });
    expect(first?.signal.aborted).toBe(true);
    world.callLog.release("cart.save");
    first?.release();
    await pass(250);
    expect([...world.carts.values()].map(({ items }) => items.length)).toEqual([2]);
    expect(selectCartCount(actor.getSnapshot())).toBe(2);
  });

  it("keeps the cart and says that it is not saved while the server cannot be reached, then tries again", async () => {
    const { world, actor, facts, pass } = await enter();
    world.callLog.failNext("cart.save", UNREACHABLE);
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    expect(selectIsNotSaved(actor.getSnapshot())).toBe(true);
    expect(selectCartCount(actor.getSnapshot())).toBe(1);
    expect(facts).toEqual([{ type: "cart.saveFailed", error: UNREACHABLE }]);
    await pass(10_000);
    expect(selectIsNotSaved(actor.getSnapshot())).toBe(false);
    expect(saves(world)).toBe(2);
  });

  it("loads the stored cart, and starts afresh when it is over 24 hours old or gone", async () => {
    for (const [age, count] of [
      [86_400_000, 1],
      [86_400_001, 0],
    ] as const) {
      const world = worldWithSoup();
      const cart = storedCart(world, plusMillis(NOON, -age));
      world.cartIds.write(SHOP, cart);
      const { actor } = await enter(world);
      expect(selectCartCount(actor.getSnapshot())).toBe(count);
    }
    const world = worldWithSoup();
    world.cartIds.write(SHOP, idOf<CartId>("gone"));
    const { actor } = await enter(world);
    expect(selectCartCount(actor.getSnapshot())).toBe(0);
  });

  it("starts afresh and tells when the stored cart cannot be read", async () => {
    const world = worldWithSoup();
    world.cartIds.write(SHOP, storedCart(world, NOON));
    world.callLog.failNext("cart.load", UNREACHABLE);
    const { actor } = await enter(world);
    expect(selectCartCount(actor.getSnapshot())).toBe(0);
    actor.send({ type: "cart.add", item: PIZZA });
    expect(selectCartCount(actor.getSnapshot())).toBe(1);
  });

  it("plays edits made while loading once the cart is there", async () => {
    const world = worldWithSoup();
    world.cartIds.write(SHOP, storedCart(world, NOON));
    world.callLog.hold("cart.load");
    const { actor } = await enter(world);
    actor.send({ type: "cart.add", item: SOUP });
    world.callLog.held[0]?.release();
    await flush();
    expect(selectCartItems(actor.getSnapshot()).map(({ productId }) => productId)).toEqual([
      PIZZA.productId,
      SOUP.productId,
    ]);
  });

  it("clears a refused coupon, tells, and saves the rest again", async () => {
    const { world, actor, facts, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    const [item] = selectCartItems(actor.getSnapshot());
    const itemIds = item === undefined ? [] : [item.id];
    actor.send({ type: "cart.setCoupon", itemIds, promotion: aPromotion() });
    world.callLog.failNext("cart.save", refused("coupon.expired", { itemIds: itemIds }));
    await pass(250);
    expect(facts[0]).toEqual({ type: "cart.couponsCleared", key: "coupon.expired", itemIds });
    expect(selectCartItems(actor.getSnapshot()).map(({ couponId }) => couponId)).toEqual([null]);
    expect(saves(world)).toBe(2);
  });

  it("takes out what is not to be had any more, and switches refused points off", async () => {
    const { world, actor, facts, pass } = await enter();
    actor.send({ type: "cart.adoptCustomer", customer: aCustomer() });
    actor.send({ type: "cart.add", item: { ...PIZZA, payByPoints: true } });
    actor.send({ type: "cart.add", item: SOUP });
    const [pizza, soup] = selectCartItems(actor.getSnapshot());
    world.callLog.failNext(
      "cart.save",
      refused("item.unavailable", { itemIds: soup === undefined ? [] : [soup.id] }),
    );
    world.callLog.failNext("cart.save", refused("points.not_enough", { needed: 300, available: 0 }));
    await pass(250);
    expect(facts.map(({ type }) => type)).toEqual([
      "cart.linesDropped",
      "cart.pointsSwitchedOff",
      "cart.saved",
    ]);
    expect(selectCartItems(actor.getSnapshot())).toEqual([{ ...PIZZA, id: pizza?.id }]);
  });

  it("stops at a refusal that names no line of the cart", async () => {
    const { world, actor, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    world.callLog.failNext("cart.save", refused("item.unavailable", { itemIds: [idOf("another")] }));
    await pass(250);
    expect(selectIsNotSaved(actor.getSnapshot())).toBe(true);
  });

  it("drops what another location does not sell, and warns", async () => {
    const { world, actor, facts, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    actor.send({ type: "cart.add", item: SOUP });
    await pass(250);
    facts.length = 0;
    actor.send({ type: "cart.changeLocation", locationId: AVIATORILOR });
    expect(facts.map(({ type }) => type)).toEqual(["cart.changedByLocation"]);
    expect(selectCartTotal(actor.getSnapshot())).toEqual(lei("30.00"));
    expect(selectRepricedIds(actor.getSnapshot())).toEqual([]);
    await pass(250);
    expect([...world.carts.values()].map(({ locationId }) => locationId)).toEqual([AVIATORILOR]);
  });

  it("reads the server's cart anew when asked, once there is one: after its own edits are saved", async () => {
    const { world, actor, pass } = await enter();
    actor.send({ type: "cart.reload" });
    expect(world.callLog.log).toEqual([]);
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    expect(world.callLog.log.slice(-2)).toEqual(["cart.save", "cart.load"]);
  });

  it("forgets a cart that was ordered or cleared, and goes on with an empty one", async () => {
    const { world, actor, facts, pass } = await enter();
    actor.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    actor.send({ type: "cart.clear" });
    expect(world.cartIds.read(SHOP)).toBeNull();
    actor.send({ type: "cart.add", item: PIZZA });
    world.callLog.failNext("cart.save", refused("cart.already_ordered", { orderId: idOf("01J") }));
    await pass(250);
    expect(facts.at(-1)).toEqual({ type: "cart.alreadyOrdered", orderId: idOf("01J") });
    expect(selectCartCount(actor.getSnapshot())).toBe(0);
  });

  it("visits every state of its diagram", async () => {
    const { world, actor } = await enter();
    world.coupons.set("NORD20", aPromotion());
    actor.send({ type: "cart.add", item: PIZZA });
    actor.send({ type: "cart.checkCoupon", code: "NORD20" });
    await flush();
    expect(visits.missing(cartMachine)).toEqual([]);
  });
});

function storedCart(world: World, updatedAt: typeof NOON): CartId {
  const cart = aCart([anItem()], { updatedAt });
  const unpriced = { lines: [], presentedUi: { total: null }, fromMobileApp: false, promotions: [] };
  world.carts.set(cart.id, { ...cart, ...unpriced, changes: { dropped: [], repriced: [] } });
  return cart.id;
}
