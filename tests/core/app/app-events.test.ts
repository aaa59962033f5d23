import { describe, expect, it } from "vitest";
import { appMachine } from "#core/app/app.machine.ts";
import { createPhoneVerification } from "#core/app/screen/create-phone-verification.ts";
import { createOrderTracking } from "#core/app/screen/create-order-tracking.ts";
import { selectIsAuthKnown, selectUser } from "#core/account/auth/auth.selectors.ts";
import type { App } from "#core/app/create-app.ts";
import { toGuardContext } from "#core/app/guard-context.ts";
import { selectCartCount, selectIsCartEmpty, selectIsCartKnown } from "#core/cart/cart.selectors.ts";
import type { CartId, EmployeeId, OrderId, OrganizationId, ShopId } from "#core/kernel/id.ts";
import type { GuardContext } from "#core/routing/guards.ts";
import { selectMenu } from "#core/menu/menu.selectors.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { selectToasts } from "#core/toast/toaster.selectors.ts";
import { aNewItem, aUser } from "#tests/support/builders/customer.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aMenu, aProduct, priced } from "#tests/support/builders/menu.ts";
import { AVIATORILOR, aLocation, aShop } from "#tests/support/builders/shop.ts";
import { flush } from "#tests/support/patience.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { UNAUTHENTICATED, UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const { inspect } = visits;
const CREDENTIALS = { email: "ana@example.com", password: "parola-demo-2026" };
const PIZZA = aNewItem();

describe("events between nouns", () => {
  it("make the user who signs in a customer of the shop and reload the merged cart (SHOP-12)", async () => {
    const backend = createTestBackend({ account: aUser({ customers: [] }) });
    const { app } = await simulateApp({ backend, inspect });
    app.actors.auth.send({ type: "auth.login", credentials: CREDENTIALS });
    await flush();
    expect(selectUser(app.actors.auth.getSnapshot())?.customers.map(({ shopId }) => shopId)).toEqual([
      idOf("bistro"),
    ]);
    expect(backend.callLog.log.filter((name) => name === "session.ensureCustomer")).toHaveLength(1);
    expect(backend.callLog.log.filter((name) => name === "menu.load")).toHaveLength(2);
  });

  it("retry creating a customer record each minute, and show its failure once", async () => {
    const backend = createTestBackend({ account: aUser({ customers: [] }), isSignedIn: true });
    backend.callLog.failNext("session.ensureCustomer", UNREACHABLE);
    const { app, pass, toasts } = await simulateApp({ backend, inspect });
    expect(toasts()).toEqual(["errors.unknown_error"]);
    await pass(5000);
    await pass(1000);
    expect(toasts()).toEqual([]);
    backend.callLog.failNext("session.ensureCustomer", UNREACHABLE);
    await pass(54_000);
    expect(toasts()).toEqual([]);
    await pass(60_000);
    expect(selectUser(app.actors.auth.getSnapshot())?.customers).toHaveLength(1);
    expect(backend.callLog.log.filter((name) => name === "session.ensureCustomer")).toHaveLength(3);
  });

  it("report an expired session while creating a customer record is retried", async () => {
    const backend = createTestBackend({ account: aUser({ customers: [] }), isSignedIn: true });
    backend.callLog.failNext("session.ensureCustomer", UNREACHABLE);
    const { pass, toasts } = await simulateApp({ backend, inspect });
    backend.callLog.failNext("session.ensureCustomer", UNAUTHENTICATED);
    await pass(60_000);
    expect(toasts()).toContain("errors.session_expired");
  });

  it("report an expired session and lead to logout, which forgets cart and address (ACCOUNT-20)", async () => {
    const backend = createTestBackend({ isSignedIn: true, isMarked: true });
    const { app, emitted, toasts, pass } = await simulateApp({ backend, inspect });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    backend.callLog.failNext("cart.save", UNAUTHENTICATED);
    await pass(250);
    expect(toasts()).toEqual(["errors.session_expired"]);
    expect(emitted).toEqual([
      { type: "app.navigationRequested", to: "/shops/bistro-nord/logout", replace: false },
    ]);
    backend.callLog.failNext("auth.logout", UNAUTHENTICATED);
    app.actors.auth.send({ type: "auth.logout" });
    await flush();
    expect(selectCartCount(app.actors.cart.getSnapshot())).toBe(0);
    expect([backend.cartIds.kept.size, backend.remembered.address]).toEqual([0, null]);
    expect(emitted.at(-1)).toEqual({
      type: "app.navigationRequested",
      to: "/shops/bistro-nord/menu",
      replace: true,
    });
  });

  it("report at the start that the session of a marked device expired, and lead to logout", async () => {
    const { emitted, toasts } = await simulateApp({
      backend: createTestBackend({ isMarked: true }),
      inspect,
    });
    expect(toasts()).toEqual(["errors.session_expired"]);
    expect(emitted).toEqual([
      { type: "app.navigationRequested", to: "/shops/bistro-nord/logout", replace: false },
    ]);
  });

  it("send no call that needs a session from a page without one", async () => {
    const { backend, toasts } = await simulateApp({ config: { hasSession: false }, inspect });
    expect([backend.callLog.log, toasts()]).toEqual([["shop.bySlug", "menu.load"], []]);
  });

  it("warn when another location changed the cart", async () => {
    const backend = createTestBackend({
      shop: aShop({ locations: [aLocation(), aLocation({ id: AVIATORILOR })] }),
      menu: aMenu({ products: [aProduct("Pizza", { priceByLocation: priced("30.00") })] }),
    });
    const { app, toasts } = await simulateApp({ backend });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    app.actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId: AVIATORILOR });
    expect(toasts()).toEqual(["cart.changed_by_location"]);
  });

  it("show the error page for a shop that does not exist", async () => {
    const { emitted } = await simulateApp({ backend: createTestBackend({ shop: null }) });
    expect(emitted).toEqual([{ type: "app.fatal", status: 404, error: null }]);
  });

  it("remember a sent code for the page where it is entered", async () => {
    const backend = createTestBackend({
      isSignedIn: true,
      account: aUser({ phone: null, phoneVerifiedAt: null }),
    });
    const { app } = await simulateApp({ backend });
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
    const backend = createTestBackend({ isSignedIn: true, account });
    const { app } = await simulateApp({ backend, config: { shopSlug: null }, inspect });
    app.root.send({ type: "app.selectOrganization", organizationId: organization.id });
    await flush();
    expect(guardContextOf(app).user?.selectedOrganizationId).toBe(organization.id);
  });

  it("put an earlier order into the cart again", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app, emitted, pass } = await simulateApp({ backend });
    app.actors.cart.send({ type: "cart.add", item: PIZZA });
    await pass(250);
    const tracking = createOrderTracking(app, idOf<OrderId>("order"));
    app.root.send({
      type: "order.reordered",
      cart: [...backend.carts.values()].map((cart) => ({ ...cart, id: idOf<CartId>("again") }))[0] ?? raise(),
      orderId: idOf<OrderId>("order"),
    });
    expect(backend.cartIds.read(idOf<ShopId>("bistro"))).toBe(idOf("again"));
    expect(emitted.at(-1)?.type).toBe("app.navigationRequested");
    tracking.stop();
  });

  it("ask once before reloading a page with input for a missing file", async () => {
    const { app, backend, toasts } = await simulateApp({ inspect });
    backend.page.holdsInput = true;
    for (const error of [UNREACHABLE, UNREACHABLE]) app.root.send({ type: "app.fileMissing", error });
    expect([toasts(), backend.page.reloads]).toEqual([["errors.outdated"], 0]);
    const id = selectToasts(app.actors.toaster.getSnapshot())[0]?.id ?? "";
    app.actors.toaster.send({ type: "toaster.act", id, actionId: "reload" });
    expect(backend.page.reloads).toBe(1);
  });

  it("ask for a menu that the page does not show once it is needed, and once (PAGE-11)", async () => {
    const snapshot = {
      shop: { value: aShop(), at: NOON },
      menu: null,
      excerpt: null,
      awaitsOrderAgain: false,
      own: null,
    };
    const { app, backend, pass } = await simulateApp({ config: { isMenuLate: true }, snapshot, inspect });
    const asked = (): number => backend.callLog.log.filter((name) => name === "menu.load").length;
    await pass(60_000);
    expect(asked()).toBe(0);
    for (const type of ["app.menuNeeded", "app.menuNeeded"] as const) app.root.send({ type });
    await pass(0);
    expect(selectMenu(app.actors.menu.getSnapshot())).toEqual(aMenu());
    expect(asked()).toBe(1);
  });

  it("visit every state of the root machine", async () => {
    await simulateApp({ config: { side: "server" }, inspect });
    expect(visits.missing(appMachine)).toEqual([]);
  });
});

function raise(): never {
  throw new Error("There is no cart");
}

// The context that the router would give to guards now.
function guardContextOf(app: App): GuardContext {
  const [auth, cart] = [app.actors.auth.getSnapshot(), app.actors.cart.getSnapshot()];
  return toGuardContext(app, {
    user: selectUser(auth),
    isAuthKnown: selectIsAuthKnown(auth),
    isCartKnown: selectIsCartKnown(cart),
    isCartEmpty: selectIsCartEmpty(cart),
    shopId: selectShop(app.actors.shop.getSnapshot())?.id ?? null,
  });
}
