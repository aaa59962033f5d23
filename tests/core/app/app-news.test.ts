import { describe, expect, it } from "vitest";
import { appMachine } from "#core/app/app.machine.ts";
import { createApp } from "#core/app/create-app.ts";
import { createPhoneVerification } from "#core/app/screen/create-phone-verification.ts";
import { createCheckout } from "#core/app/screen/create-checkout.ts";
import { createOrderTracking } from "#core/app/screen/create-order-tracking.ts";
import { createRenderPorts } from "#core/app/render-ports.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { selectCartCount, selectIsCartKnown } from "#core/cart/cart.selectors.ts";
import { selectChecking } from "#core/checkout/checkout.selectors.ts";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import type { CartId, EmployeeId, OrderId, OrganizationId, ProductId, ShopId } from "#core/kernel/id.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import { aConfig } from "#tests/support/builders/app-config.ts";
import { idOf } from "#tests/support/builders/id.ts";
import { NOON } from "#tests/support/builders/instant.ts";
import { aMenu, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, aLocation, aShop, CENTRU } from "#tests/support/builders/shop.ts";
import { aUser } from "#tests/support/builders/user.ts";
import { flush } from "#tests/support/flush.ts";
import { guardContextOf } from "#tests/support/headless/guard-context-of.ts";
import { createWorld, UNAUTHENTICATED, UNREACHABLE } from "#tests/support/headless/in-memory-ports.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const { inspect } = visits;
const CREDENTIALS = { email: "ana@example.com", password: "parola-demo-2026" };
const PIZZA = {
  productId: idOf<ProductId>("Pizza"),
  qty: 1,
  modifierIdsByGroup: {},
  notes: null,
  couponId: null,
  payByPoints: false,
};

describe("a rendered page", () => {
  it("is drawn from its snapshot alone, and the browser starts from the same", async () => {
    const { app: server } = await simulateApp({ config: { side: "server" }, inspect });
    await server.settled();
    const snapshot = server.snapshotForPage();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    expect(selectIsCartKnown(server.actors.cart.getSnapshot())).toBe(false);

    const drawn = createApp(createRenderPorts(NOON), { config: aConfig({ side: "server" }), snapshot });
    const browser = createApp(createWorld().ports, { config: aConfig(), snapshot });
    for (const { actors } of [drawn, browser]) {
      expect(selectShop(actors.shop.getSnapshot())).toEqual(aShop());
      expect(selectMenu(actors.menu.getSnapshot())).toEqual(aMenu());
      expect(selectLocation(actors.fulfillment.getSnapshot())?.id).toBe(CENTRU);
    }
    const rendered = browser.renderedSnapshotOf(browser.actors.auth);
    browser.start();
    expect(browser.actors.auth.getSnapshot()).not.toBe(rendered);
    expect(browser.renderedSnapshotOf(browser.actors.auth)).toBe(rendered);
    browser.stop();
  });
});

describe("news between nouns", () => {
  it("make whoever signs in a customer of the shop and read the merged cart anew", async () => {
    const world = createWorld({ account: aUser({ customers: [] }) });
    const { app } = await simulateApp({ world, inspect });
    app.actors.auth.send({ type: "auth.login", credentials: CREDENTIALS });
    await flush();
    expect(selectUser(app.actors.auth.getSnapshot())?.customers.map(({ shopId }) => shopId)).toEqual([
      idOf("bistro"),
    ]);
    expect(world.callLog.log.filter((name) => name === "session.ensureCustomer")).toHaveLength(1);
    expect(world.callLog.log.filter((name) => name === "menu.load")).toHaveLength(2);
  });

  it("try a customer record again each minute, and say only once that it failed", async () => {
    const world = createWorld({ account: aUser({ customers: [] }), isSignedIn: true });
    world.callLog.failNext("session.ensureCustomer", UNREACHABLE);
    const { app, pass, toasts } = await simulateApp({ world, inspect });
    expect(toasts()).toEqual(["errors.unknown_error"]);
    await pass(5000);
    await pass(1000);
    expect(toasts()).toEqual([]);
    world.callLog.failNext("session.ensureCustomer", UNREACHABLE);
    await pass(54_000);
    expect(toasts()).toEqual([]);
    await pass(60_000);
    expect(selectUser(app.actors.auth.getSnapshot())?.customers).toHaveLength(1);
    expect(world.callLog.log.filter((name) => name === "session.ensureCustomer")).toHaveLength(3);
  });

  it("say that the session expired while a customer record is tried again", async () => {
    const world = createWorld({ account: aUser({ customers: [] }), isSignedIn: true });
    world.callLog.failNext("session.ensureCustomer", UNREACHABLE);
    const { pass, toasts } = await simulateApp({ world, inspect });
    world.callLog.failNext("session.ensureCustomer", UNAUTHENTICATED);
    await pass(60_000);
    expect(toasts()).toContain("errors.session_expired");
  });

  it("say that the session expired and lead to logout, which forgets cart and address", async () => {
    const world = createWorld({ isSignedIn: true, isMarked: true });
    const { app, told, toasts, pass } = await simulateApp({ world, inspect });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    world.callLog.failNext("cart.save", UNAUTHENTICATED);
    await pass(250);
    expect(toasts()).toEqual(["errors.session_expired"]);
    expect(told).toEqual([
      { type: "app.navigationRequested", to: "/shops/bistro-nord/logout", replace: false },
    ]);
    world.callLog.failNext("auth.logout", UNAUTHENTICATED);
    app.actors.auth.send({ type: "auth.logout" });
    await flush();
    expect(selectCartCount(app.actors.cart.getSnapshot())).toBe(0);
    expect([world.cartIds.kept.size, world.remembered.address]).toEqual([0, null]);
    expect(told.at(-1)).toEqual({
      type: "app.navigationRequested",
      to: "/shops/bistro-nord/menu",
      replace: true,
    });
  });

  it("say at the start that the session of a marked device expired, and lead to logout", async () => {
    const { told, toasts } = await simulateApp({ world: createWorld({ isMarked: true }), inspect });
    expect(toasts()).toEqual(["errors.session_expired"]);
    expect(told).toEqual([
      { type: "app.navigationRequested", to: "/shops/bistro-nord/logout", replace: false },
    ]);
  });

  it("ask nothing that could only be refused for a page without a session", async () => {
    const { world, toasts } = await simulateApp({ config: { hasSession: false }, inspect });
    expect([world.callLog.log, toasts()]).toEqual([["shop.bySlug", "menu.load"], []]);
  });

  it("warn when another location changed the cart", async () => {
    const world = createWorld({
      shop: aShop({ locations: [aLocation(), aLocation({ id: AVIATORILOR })] }),
      menu: aMenu({ products: [aProduct("Pizza", { priceByLocation: priced("30.00") })] }),
    });
    const { app, toasts } = await simulateApp({ world });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    app.actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId: AVIATORILOR });
    expect(toasts()).toEqual(["cart.changed_by_location"]);
  });

  it("put a shop that does not exist on the error page", async () => {
    const { told } = await simulateApp({ world: createWorld({ shop: null }) });
    expect(told).toEqual([{ type: "app.fatal", status: 404, error: null }]);
  });

  it("remember the code that was sent for the page that asks for it", async () => {
    const world = createWorld({ isSignedIn: true, account: aUser({ phone: null, phoneVerifiedAt: null }) });
    const { app } = await simulateApp({ world });
    const add = createPhoneVerification(app, "add");
    add.start();
    add.send({ type: "phone.submit", phone: "+40722000001" });
    await flush();
    const verify = createPhoneVerification(app, "verify");
    verify.start();
    verify.send({ type: "phone.verify", code: "123456" });
    await flush();
    expect(selectUser(app.actors.auth.getSnapshot())?.phoneVerifiedAt).not.toBeNull();
  });

  it("choose the organization to work for", async () => {
    const organization = { id: idOf<OrganizationId>("nord"), name: "Bistro Nord", shops: [] };
    const account = aUser({
      employees: [{ id: idOf<EmployeeId>("cook"), role: "employee", locationIds: null, organization }],
    });
    const world = createWorld({ isSignedIn: true, account });
    const { app } = await simulateApp({ world, config: { shopSlug: null }, inspect });
    app.root.send({ type: "app.selectOrganization", organizationId: organization.id });
    await flush();
    expect(guardContextOf(app).user?.selectedOrganizationId).toBe(organization.id);
  });

  it("bring an order of before a reload back to checkout, and its end to the order's page", async () => {
    const world = createWorld({ isSignedIn: true, isMarked: true });
    const before = await simulateApp({ world });
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
    world.callLog.loseAnswer("checkout.placeOrder", UNREACHABLE);
    world.callLog.failNext("checkout.placeOrder", UNREACHABLE);
    first?.actor.send({ type: "checkout.place" });
    await flush();
    first?.stop();
    before.app.stop();
    expect(world.kitchen.orders.size).toBe(1);

    const { app, told } = await simulateApp({ world });
    expect(told).toEqual([
      { type: "app.navigationRequested", to: "/shops/bistro-nord/checkout", replace: true },
    ]);
    expect(guardContextOf(app).isOrderPending).toBe(true);
    const again = createCheckout(app);
    again?.start();
    expect(again && selectChecking(again.actor.getSnapshot())).toBe("checking");
    await flush();
    const [order] = world.kitchen.orders.keys();
    expect(told.at(-1)).toEqual({
      type: "app.navigationRequested",
      to: `/shops/bistro-nord/orders/${order}`,
      replace: true,
    });
    expect(world.kitchen.orders.size).toBe(1);
  });

  it("put an order of before into the cart again", async () => {
    const world = createWorld({ isSignedIn: true });
    const { app, told, pass } = await simulateApp({ world });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    const tracking = createOrderTracking(app, idOf<OrderId>("order"));
    app.root.send({
      type: "order.reordered",
      cart: [...world.carts.values()].map((cart) => ({ ...cart, id: idOf<CartId>("again") }))[0] ?? raise(),
      orderId: idOf<OrderId>("order"),
    });
    expect(world.cartIds.read(idOf<ShopId>("bistro"))).toBe(idOf("again"));
    expect(told.at(-1)?.type).toBe("app.navigationRequested");
    tracking.stop();
  });

  it("ask the person once where a missing file's page holds input, and reload it when they say so", async () => {
    const { app, world, toasts } = await simulateApp({ inspect });
    world.page.holdsInput = true;
    for (const error of [UNREACHABLE, UNREACHABLE]) app.root.send({ type: "app.fileMissing", error });
    expect([toasts(), world.page.reloads]).toEqual([["errors.outdated"], 0]);
    const id = selectToasts(app.actors.toaster.getSnapshot())[0]?.id ?? "";
    app.actors.toaster.send({ type: "toaster.act", id, actionId: "reload" });
    expect(world.page.reloads).toBe(1);
  });

  it("visit every state of the root's diagram", () => {
    expect(visits.missing(appMachine)).toEqual([]);
  });
});

function raise(): never {
  throw new Error("There is no cart");
}
