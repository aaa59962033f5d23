import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import type { CartEmitted } from "#core/cart/cart-events.ts";
import type { cartMachine } from "#core/cart/cart.machine.ts";
import { selectCartCount, selectCartItems, selectCouponError } from "#core/cart/cart.selectors.ts";
import { connectCart } from "#core/cart/connect-cart.ts";
import { anItem, aCustomer } from "#tests/support/builders/customer.ts";
import { aMenu, aProduct } from "#tests/support/builders/menu.ts";
import { aPromotion, CENTRU } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";

const { id: _id, ...PIZZA } = anItem();

async function enter(): Promise<{
  readonly backend: TestBackend;
  readonly actor: Actor<typeof cartMachine>;
  readonly emitted: CartEmitted[];
}> {
  const pizza = aProduct("Pizza", { redeemableByPoints: true, redeemableFor: 300 });
  const backend = createTestBackend({ menu: aMenu({ products: [pizza] }) });
  const actor = createActor(connectCart(backend.ports), {
    clock: backend.timers,
    input: { menu: backend.menu, fromMobileApp: false },
  });
  const emitted: CartEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  if (backend.shop === null) throw new Error("No shop to enter");
  actor.send({ type: "cart.enter", shop: backend.shop, locationId: CENTRU });
  await flush();
  emitted.length = 0;
  return { backend, actor, emitted };
}

describe("the cart machine about coupons and points", () => {
  it("refuses edits that break a rule with its message (CART-17)", async () => {
    const { actor, emitted } = await enter();
    actor.send({ type: "cart.changeQuantity", itemId: anItem("missing").id, quantity: 2 });
    actor.send({ type: "cart.add", item: { ...PIZZA, payByPoints: true } });
    actor.send({ type: "cart.adoptCustomer", customer: aCustomer({ availableRewardPoints: 299 }) });
    actor.send({ type: "cart.add", item: { ...PIZZA, payByPoints: true } });
    expect(emitted).toEqual([
      { type: "cart.editRefused", key: "errors.unknown_error" },
      { type: "cart.editRefused", key: "errors.unknown_error" },
      { type: "cart.editRefused", key: "errors.not_enough_reward_points" },
    ]);
    expect(selectCartCount(actor.getSnapshot())).toBe(0);
  });

  it("tries a code on the cart as it is, saved first", async () => {
    const { backend, actor, emitted } = await enter();
    const promotion = aPromotion();
    backend.coupons.set("NORD20", promotion);
    actor.send({ type: "cart.add", item: PIZZA });
    actor.send({ type: "cart.checkCoupon", code: "NORD20" });
    await flush();
    expect(backend.callLog.log.slice(-2)).toEqual(["cart.save", "cart.checkCoupon"]);
    expect(selectCartItems(actor.getSnapshot()).map(({ couponId }) => couponId)).toEqual([promotion.id]);
    expect(emitted.at(-1)?.type).toBe("cart.couponApplied");
    actor.send({ type: "cart.checkCoupon", code: "NOPE" });
    await flush();
    expect(selectCouponError(actor.getSnapshot())?.key).toBe("coupon.not_found");
  });
});
