import { describe, expect, it } from "vitest";
import { selectCartRows } from "#core/cart/cart-rows.ts";
import { selectCouponError } from "#core/cart/cart.selectors.ts";
import { aNewItem } from "#tests/support/builders/customer.ts";
import { aMenu, aProduct, lei } from "#tests/support/builders/menu.ts";
import { aLocation, aShop, AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { refused, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp, type SimulatedApp } from "#tests/support/headless/simulated-app.ts";

const PIZZA = aNewItem();

async function withPizza(): Promise<SimulatedApp> {
  const dearer = aProduct("Pizza", {
    priceByLocation: { [CENTRU]: lei("30.00"), [AVIATORILOR]: lei("34.00") },
  });
  const shop = aShop({ locations: [aLocation(), aLocation({ id: AVIATORILOR, name: "Aviatorilor" })] });
  const running = await simulateApp({
    backend: createTestBackend({ shop, menu: aMenu({ products: [dearer] }) }),
  });
  running.app.actors.cart.send({ type: "cart.add", item: PIZZA });
  await running.pass(250);
  return running;
}

describe("events of the cart", () => {
  it("show one warning for a location with other prices, although the server reports them too", async () => {
    const { app, pass, toasts } = await withPizza();
    app.actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId: AVIATORILOR });
    await pass(250);
    expect(toasts()).toEqual(["cart.changed_by_location"]);
    expect(selectCartRows(app.actors.cart.getSnapshot()).map(({ isRepriced }) => isRepriced)).toEqual([true]);
  });

  it("show a price that changed only at the server", async () => {
    const { app, backend, pass, toasts } = await withPizza();
    const [product] = backend.menu.products;
    if (product === undefined) throw new Error("No pizza");
    backend.menu = aMenu({ products: [{ ...product, priceByLocation: { [CENTRU]: lei("31.00") } }] });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    expect(toasts()).toEqual(["cart.lines_repriced"]);
  });

  it("show a failed save once until a save succeeds, however often it is retried", async () => {
    const { app, backend, pass } = await withPizza();
    const failing = async (): Promise<void> => {
      for (let time = 0; time < 3; time += 1) backend.callLog.failNext("cart.save", UNREACHABLE);
      app.actors.cart.send({ type: "cart.add", item: PIZZA });
      await pass(250);
      for (let time = 0; time < 3; time += 1) await pass(10_000);
    };
    await failing();
    expect(backend.reports).toEqual(["cart.save: Unreachable"]);
    await failing();
    expect(backend.reports).toHaveLength(2);
  });

  it("leave the refusal of a code to its field, and show other failures of the check", async () => {
    const { app, backend, pass, toasts } = await withPizza();
    backend.callLog.failNext("cart.checkCoupon", refused("coupon.expired"));
    app.actors.cart.send({ type: "cart.checkCoupon", code: "VARA" });
    await pass(0);
    expect(selectCouponError(app.actors.cart.getSnapshot())).toEqual(refused("coupon.expired"));
    expect([toasts(), backend.reports]).toEqual([[], []]);
    backend.callLog.failNext("cart.checkCoupon", UNREACHABLE);
    app.actors.cart.send({ type: "cart.checkCoupon", code: "VARA" });
    await pass(0);
    expect(toasts()).toEqual(["errors.unknown_error"]);
    expect(backend.reports).toHaveLength(1);
  });
});
