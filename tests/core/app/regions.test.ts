import { describe, expect, it } from "vitest";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { selectCartCount } from "#core/cart/cart.selectors.ts";
import type { CheckoutEmitted } from "#core/checkout/checkout-events.ts";
import { selectAddress, selectMethod } from "#core/fulfillment/fulfillment.selectors.ts";
import { keyMessage } from "#core/kernel/message.ts";
import type { LocationId, OrderId } from "#core/kernel/id.ts";
import { HOME } from "#tests/core/checkout/checkout-cases.ts";
import { aNewItem, aCustomer, aUser } from "#tests/support/builders/customer.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { anOrder } from "#tests/support/builders/order.ts";
import { aMenu, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, aLocation, aShop } from "#tests/support/builders/shop.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp, type SimulatedApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const CREDENTIALS = { email: "ana@example.com", password: "parola-demo-2026" };
const PIZZA = aNewItem();
const ORDERED = idOf<OrderId>("order");

const customerOfCart = ({ app }: SimulatedApp): unknown => app.actors.cart.getSnapshot().context.customer;
const calls = (backend: TestBackend, name: string): number =>
  backend.callLog.log.filter((call) => call === name).length;

function twoLocations(change: { readonly onlyPickup?: LocationId } = {}): TestBackend {
  const locations = [aLocation(), aLocation({ id: AVIATORILOR })].map((location) =>
    location.id === change.onlyPickup
      ? { ...location, supportedFulfillmentMethods: ["pickup" as const], doesDelivery: false }
      : location,
  );
  return createTestBackend({
    shop: aShop({ locations }),
    menu: aMenu({ products: [aProduct("Pizza", { priceByLocation: priced("30.00") })] }),
  });
}

describe("the shop", () => {
  it("gives the cart its customer when the person was known first", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    backend.callLog.hold("shop.bySlug");
    const simulated = await simulateApp({ backend });
    expect(customerOfCart(simulated)).toBeNull();
    backend.callLog.held.forEach((call) => call.release());
    await flush();
    expect(customerOfCart(simulated)).toEqual(aCustomer());
  });

  it("moves an untouched cart to the location that is chosen", async () => {
    const { app } = await simulateApp({ backend: twoLocations() });
    app.actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId: AVIATORILOR });
    await flush();
    expect(app.actors.cart.getSnapshot().context.locationId).toBe(AVIATORILOR);
  });

  it("says that a location does not serve the chosen method", async () => {
    const { app, toasts } = await simulateApp({ backend: twoLocations({ onlyPickup: AVIATORILOR }) });
    app.actors.fulfillment.send({ type: "fulfillment.changeMethod", method: "delivery" });
    app.actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId: AVIATORILOR });
    expect(selectMethod(app.actors.fulfillment.getSnapshot())).toBe("pickup");
    expect(toasts()).toEqual(["fulfillment.methodSwitched.pickup"]);
  });
});

describe("the session", () => {
  it("is asked for again at the next page when it could not be reached", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    backend.callLog.failNext("auth.me", UNREACHABLE);
    const { app } = await simulateApp({ backend });
    expect(selectUser(app.actors.auth.getSnapshot())).toBeNull();
    app.root.send({ type: "app.navigated" });
    await flush();
    expect(selectUser(app.actors.auth.getSnapshot())?.id).toBe(idOf("ana"));
  });

  it("brings address, menu, cart and customer of who signs in, and takes them away again", async () => {
    const backend = createTestBackend({
      account: aUser({ defaultDeliveryAddress: { ...HOME, id: idOf("home") } }),
    });
    const simulated = await simulateApp({ backend });
    const { app, emitted, pass } = simulated;
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    const [menus, carts] = [calls(backend, "menu.load"), calls(backend, "cart.load")];
    app.actors.auth.send({ type: "auth.login", credentials: CREDENTIALS });
    await flush();
    expect(selectAddress(app.actors.fulfillment.getSnapshot())).toMatchObject(HOME);
    expect(customerOfCart(simulated)).toEqual(aCustomer());
    expect([calls(backend, "menu.load"), calls(backend, "cart.load")]).toEqual([menus + 1, carts + 1]);

    app.actors.auth.send({ type: "auth.logout" });
    await flush();
    expect(selectAddress(app.actors.fulfillment.getSnapshot())).toBeNull();
    expect(customerOfCart(simulated)).toBeNull();
    expect(calls(backend, "menu.load")).toBe(menus + 2);
    expect(emitted.at(-1)).toEqual({
      type: "app.navigationRequested",
      to: "/shops/bistro-nord/menu",
      replace: true,
    });
  });

  it("reads no cart again for a session that was there already", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const before = await simulateApp({ backend });
    before.app.actors.cart.send({ type: "cart.add", item: PIZZA });
    await before.pass(250);
    before.app.stop();
    await simulateApp({ backend });
    expect(calls(backend, "cart.restore")).toBe(1);
  });

  it("hands a changed profile to cart and fulfillment", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const simulated = await simulateApp({ backend });
    const { app } = simulated;
    const customers = [aCustomer({ availableRewardPoints: 7 })];
    app.actors.auth.send({ type: "auth.adoptUser", user: aUser({ firstName: "Ioana", customers }) });
    await flush();
    expect(customerOfCart(simulated)).toEqual(customers[0]);
    expect(app.actors.fulfillment.getSnapshot().context.user?.firstName).toBe("Ioana");
  });

  it("forgets a sent code and knows the phone once it is proved", async () => {
    const { app } = await simulateApp({ backend: createTestBackend({ isSignedIn: true }) });
    const sent = { phone: "+40722000009", resendAt: 60, expiresAt: 300 };
    app.root.send({ type: "phone.codeSent", ...sent });
    expect(app.root.getSnapshot().context.sentCode).toEqual(sent);
    app.root.send({ type: "phone.verified", user: aUser({ phone: "+40722000009" }) });
    expect(app.root.getSnapshot().context.sentCode).toBeNull();
    expect(selectUser(app.actors.auth.getSnapshot())?.phone).toBe("+40722000009");
  });

  it("knows what was saved of the profile", async () => {
    const { app } = await simulateApp({ backend: createTestBackend({ isSignedIn: true }) });
    app.root.send({ type: "fulfillment.profileSaved", user: aUser({ firstName: "Ioana" }) });
    expect(selectUser(app.actors.auth.getSnapshot())?.firstName).toBe("Ioana");
  });

  it("ends when the board lost it", async () => {
    const { app, backend } = await simulateApp({ backend: createTestBackend({ isSignedIn: true }) });
    app.root.send({ type: "orderBoard.sessionLost" });
    await flush();
    expect([backend.isSignedIn, selectUser(app.actors.auth.getSnapshot())]).toEqual([false, null]);
  });
});

describe("an order", () => {
  const ends: readonly CheckoutEmitted[] = [
    { type: "checkout.placed", order: anOrder({ id: ORDERED }) },
    { type: "checkout.alreadyOrdered", orderId: ORDERED },
  ];
  it.each(ends)("empties the cart and leads to its page after $type", async (event) => {
    const { app, emitted } = await simulateApp({ backend: twoLocations() });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    expect(selectCartCount(app.actors.cart.getSnapshot())).toBe(1);
    app.root.send(event);
    await flush();
    expect(selectCartCount(app.actors.cart.getSnapshot())).toBe(0);
    expect(emitted.at(-1)).toEqual({
      type: "app.navigationRequested",
      to: `/shops/bistro-nord/orders/${ORDERED}`,
      replace: true,
    });
  });

  it.each([
    { type: "checkout.placed", order: anOrder({ id: ORDERED }) },
    { type: "order.changed", order: anOrder({ id: ORDERED }) },
  ] as const)("changes points and counts of the profile by $type", async (event) => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    const before = calls(backend, "auth.me");
    app.root.send(event);
    await flush();
    expect(calls(backend, "auth.me")).toBe(before + 1);
  });

  it("changes what the menu offers again", async () => {
    const { app, backend } = await simulateApp();
    const before = calls(backend, "menu.load");
    app.root.send({ type: "checkout.placed", order: anOrder({ id: ORDERED }) });
    await flush();
    expect(calls(backend, "menu.load")).toBe(before + 1);
  });
});

it("a toast that is asked for is shown", async () => {
  const { app, toasts } = await simulateApp();
  app.root.send({ type: "app.toast", toast: { title: keyMessage("cart.lines_repriced") } });
  expect(toasts()).toEqual(["cart.lines_repriced"]);
});

it("a customer record that failed once is reported again when it fails later", async () => {
  const backend = createTestBackend({ account: aUser({ customers: [] }), isSignedIn: true });
  backend.callLog.failNext("session.ensureCustomer", UNREACHABLE);
  const { app, pass, toasts } = await simulateApp({ backend });
  await pass(60_000);
  expect(selectUser(app.actors.auth.getSnapshot())?.customers).toHaveLength(1);
  await pass(60_000);
  expect(toasts()).toEqual([]);
  backend.callLog.failNext("session.ensureCustomer", UNREACHABLE);
  app.actors.auth.send({ type: "auth.adoptUser", user: aUser({ customers: [] }) });
  await flush();
  expect(toasts()).toEqual(["errors.unknown_error"]);
});

it("a customer record that somebody else brought is reported again when it fails later", async () => {
  const backend = createTestBackend({ account: aUser({ customers: [] }), isSignedIn: true });
  backend.callLog.failNext("session.ensureCustomer", UNREACHABLE);
  const { app, pass, toasts } = await simulateApp({ backend });
  expect(toasts()).toEqual(["errors.unknown_error"]);
  app.actors.auth.send({ type: "auth.adoptUser", user: aUser() });
  await pass(6000);
  await pass(1000);
  expect(toasts()).toEqual([]);
  backend.callLog.failNext("session.ensureCustomer", UNREACHABLE);
  app.actors.auth.send({ type: "auth.adoptUser", user: aUser({ customers: [] }) });
  await flush();
  expect(toasts()).toEqual(["errors.unknown_error"]);
});

it("a cart that was ordered already says so and leads to its order", async () => {
  const { app, toasts, emitted } = await simulateApp();
  app.root.send({ type: "cart.alreadyOrdered", orderId: null });
  expect([toasts(), emitted]).toEqual([["cart.already_ordered"], []]);
  app.root.send({ type: "cart.alreadyOrdered", orderId: idOf<OrderId>("order") });
  expect(emitted).toEqual([
    { type: "app.navigationRequested", to: `/shops/bistro-nord/orders/${idOf("order")}`, replace: false },
  ]);
});

it("a location that the device remembers is the cart's", async () => {
  const backend = twoLocations();
  const before = await simulateApp({ backend });
  before.app.actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId: AVIATORILOR });
  await before.pass(1000);
  before.app.stop();
  const { app } = await simulateApp({ backend });
  expect(app.actors.cart.getSnapshot().context.locationId).toBe(AVIATORILOR);
});
