import { describe, expect, it } from "vitest";
import { selectCouponError, selectRepricedIds } from "#core/cart/cart.selectors.ts";
import type { ProductId } from "#core/kernel/id.ts";
import { idOf } from "#tests/support/builders/id.ts";
import { aMenu, aProduct, lei } from "#tests/support/builders/menu.ts";
import { aLocation, aShop, AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { refused } from "#tests/support/headless/in-memory-cart.ts";
import { createWorld, UNREACHABLE } from "#tests/support/headless/in-memory-ports.ts";
import { simulateApp, type SimulatedApp } from "#tests/support/headless/simulated-app.ts";

const PIZZA = {
  productId: idOf<ProductId>("Pizza"),
  qty: 1,
  modifierIdsByGroup: {},
  notes: null,
  couponId: null,
  payByPoints: false,
};

async function withPizza(): Promise<SimulatedApp> {
  const dearer = aProduct("Pizza", {
    priceByLocation: { [CENTRU]: lei("30.00"), [AVIATORILOR]: lei("34.00") },
  });
  const shop = aShop({ locations: [aLocation(), aLocation({ id: AVIATORILOR, name: "Aviatorilor" })] });
  const running = await simulateApp({ world: createWorld({ shop, menu: aMenu({ products: [dearer] }) }) });
  running.app.actors.cart.send({ type: "cart.add", item: PIZZA });
  await running.pass(250);
  return running;
}

describe("news of the cart", () => {
  it("warns once of a location with other prices, although the server finds them changed too", async () => {
    const { app, pass, toasts } = await withPizza();
    app.actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId: AVIATORILOR });
    await pass(250);
    expect(toasts()).toEqual(["cart.changed_by_location"]);
    expect(selectRepricedIds(app.actors.cart.getSnapshot())).toHaveLength(1);
  });

  it("tells of a price that changed at the server alone", async () => {
    const { app, world, pass, toasts } = await withPizza();
    const [product] = world.menu.products;
    if (product === undefined) throw new Error("No pizza");
    world.menu = aMenu({ products: [{ ...product, priceByLocation: { [CENTRU]: lei("31.00") } }] });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    expect(toasts()).toEqual(["cart.lines_repriced"]);
  });

  it("says once that the cart could not be saved, however often it is tried, and again after it could", async () => {
    const { app, world, pass } = await withPizza();
    const failing = async (): Promise<void> => {
      for (let time = 0; time < 3; time += 1) world.callLog.failNext("cart.save", UNREACHABLE);
      app.actors.cart.send({ type: "cart.add", item: PIZZA });
      await pass(250);
      for (let time = 0; time < 3; time += 1) await pass(10_000);
    };
    await failing();
    expect(world.reports).toEqual(["cart.save: Unreachable"]);
    await failing();
    expect(world.reports).toHaveLength(2);
  });

  it("leaves the refusal of a code to its field, and shows what kept it from being asked", async () => {
    const { app, world, pass, toasts } = await withPizza();
    world.callLog.failNext("cart.checkCoupon", refused("coupon.expired"));
    app.actors.cart.send({ type: "cart.checkCoupon", code: "VARA" });
    await pass(0);
    expect(selectCouponError(app.actors.cart.getSnapshot())).toEqual(refused("coupon.expired"));
    expect([toasts(), world.reports]).toEqual([[], []]);
    world.callLog.failNext("cart.checkCoupon", UNREACHABLE);
    app.actors.cart.send({ type: "cart.checkCoupon", code: "VARA" });
    await pass(0);
    expect(toasts()).toEqual(["errors.unknown_error"]);
    expect(world.reports).toHaveLength(1);
  });
});
