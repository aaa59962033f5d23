import { describe, expect, it } from "vitest";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { selectCartCount, selectCartTotal, selectIsCartKnown } from "#core/cart/cart.selectors.ts";
import { createCheckout } from "#core/app/screen/create-checkout.ts";
import { createOrderBoard } from "#core/app/screen/create-order-board.ts";
import { selectMayPlace, selectQuote } from "#core/checkout/checkout.selectors.ts";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { selectBoard } from "#core/order/board/order-board.selectors.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { aNewItem } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";

const PIZZA = aNewItem();

describe("the app", () => {
  it("loads shop, menu and cart, and knows that nobody is signed in", async () => {
    const { app } = await simulateApp();
    expect(selectShop(app.actors.shop.getSnapshot())?.name).toBe("Bistro Nord");
    expect(selectMenu(app.actors.menu.getSnapshot())?.version).toBe("1");
    expect(selectLocation(app.actors.fulfillment.getSnapshot())?.name).toBe("Centru");
    expect(selectIsCartKnown(app.actors.cart.getSnapshot())).toBe(true);
    expect(selectUser(app.actors.auth.getSnapshot())).toBeNull();
  });

  it("loads nothing personal on the server", async () => {
    const { backend } = await simulateApp({ config: { side: "server" } });
    expect(backend.callLog.log).toEqual(["shop.bySlug", "menu.load"]);
  });

  it("carries an order from the first pizza to the kitchen's board, without a screen", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    const { app, emitted, pass } = await simulateApp({ backend });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    expect(selectCartCount(app.actors.cart.getSnapshot())).toBe(2);
    expect(selectCartTotal(app.actors.cart.getSnapshot())).toEqual(lei("60.00"));

    const checkout = createCheckout(app);
    if (checkout === null) throw new Error("No checkout");
    checkout.start();
    await flush();
    await pass(300);
    expect(selectQuote(checkout.actor.getSnapshot())?.total).toEqual(lei("60.00"));
    checkout.actor.send({
      type: "checkout.change",
      change: { paymentMethod: "cash", acceptTerms: true, method: "pickup" },
    });
    await pass(300);
    expect(selectMayPlace(checkout.actor.getSnapshot())).toBe(true);
    checkout.actor.send({ type: "checkout.place" });
    await flush();
    checkout.stop();

    const [order] = backend.kitchen.orders.values();
    expect(order?.total).toEqual(lei("60.00"));
    expect(emitted.at(-1)).toEqual({
      type: "app.navigationRequested",
      to: `/shops/bistro-nord/orders/${order?.id}`,
      replace: true,
    });
    expect(selectCartCount(app.actors.cart.getSnapshot())).toBe(0);

    const board = createOrderBoard(app, idOf<OrganizationId>("bistro"));
    board.start();
    await flush();
    expect(selectBoard(board.getSnapshot()).map(({ id }) => id)).toEqual([order?.id]);
    board.stop();
  });
});
