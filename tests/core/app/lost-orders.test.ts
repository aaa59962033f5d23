import { describe, expect, it } from "vitest";
import { createCheckout } from "#core/app/screen/create-checkout.ts";
import { selectChecking } from "#core/checkout/checkout.selectors.ts";
import { aNewItem } from "#tests/support/builders/customer.ts";
import { aShop } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";

const PIZZA = aNewItem();

/** Sends an order whose answer is lost, and closes the page. */
async function loseAnOrder(backend: TestBackend): Promise<void> {
  const before = await simulateApp({ backend });
  before.app.actors.cart.send({ type: "cart.add", item: PIZZA });
  const first = createCheckout(before.app);
  first?.start();
  await flush();
  await before.pass(300);
  first?.actor.send({
    type: "checkout.change",
    change: { paymentMethod: "cash", acceptTerms: true, method: "pickup" },
  });
  await before.pass(300);
  backend.callLog.loseAnswer("checkout.placeOrder", UNREACHABLE);
  backend.callLog.failNext("checkout.placeOrder", UNREACHABLE);
  first?.actor.send({ type: "checkout.place" });
  await flush();
  first?.stop();
  before.app.stop();
  expect(backend.kitchen.orders.size).toBe(1);
}

describe("the app", () => {
  it("resumes an order from before a reload at checkout, and leads to the order's page", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    await loseAnOrder(backend);
    const { app, emitted } = await simulateApp({ backend });
    expect(emitted).toEqual([
      { type: "app.navigationRequested", to: "/shops/bistro-nord/checkout", replace: true },
    ]);
    expect(app.ports.orderAttempts.readAttempt(aShop().id)).not.toBeNull();
    const again = createCheckout(app);
    again?.start();
    expect(again && selectChecking(again.actor.getSnapshot())).toBe("checking");
    await flush();
    const [order] = backend.kitchen.orders.keys();
    expect(emitted.at(-1)).toEqual({
      type: "app.navigationRequested",
      to: `/shops/bistro-nord/orders/${order}`,
      replace: true,
    });
    expect(backend.kitchen.orders.size).toBe(1);
  });

  it("resumes such an order also where the shop is known before the person", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    await loseAnOrder(backend);
    backend.callLog.hold("auth.me");
    const { emitted } = await simulateApp({ backend });
    expect(emitted).toEqual([]);
    backend.callLog.held.forEach((call) => call.release());
    await flush();
    expect(emitted).toEqual([
      { type: "app.navigationRequested", to: "/shops/bistro-nord/checkout", replace: true },
    ]);
  });
});
