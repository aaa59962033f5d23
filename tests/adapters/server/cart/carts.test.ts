import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { toId, type LocationId, type ProductId, type PromotionId, type ShopId } from "#core/kernel/id.ts";
import { succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO,
  newCart,
  newCustomer,
  newId,
  newItem,
  orderBody,
  product,
  ZEN,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const LEMONADE = product("limonada-clasica");

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

describe("a cart's owner", () => {
  it("is the guest that wrote it first, and nobody else (CART-12)", async () => {
    const [owner, other] = [server.client(), server.client()];
    const cart = newCart();
    const saved = await owner.call("saveCart", { body: cart });
    expect(String(saved.headers.get("set-cookie"))).toMatch(/diner_guest=.*HttpOnly; SameSite=Lax/);
    const params = { id: cart.id };
    expect((await owner.call("loadCart", { params })).status).toBe(200);
    expect((await other.call("loadCart", { params })).status).toBe(404);
    expect(await other.call("saveCart", { body: { ...cart, revision: 2, items: [] } })).toMatchObject({
      status: 404,
      key: "not_found",
    });
    await other.call("saveCart", { body: newCart() });
    expect((await other.call("loadCart", { params })).status).toBe(404);
    const customer = await newCustomer(server);
    expect((await customer.call("loadCart", { params })).status).toBe(404);
    expect(
      (await customer.call("checkPromotion", { body: { code: "NORD20", cartId: cart.id } })).status,
    ).toBe(404);
    expect((await owner.call("loadCart", { params })).value).toMatchObject({
      revision: 1,
      items: [{ productId: LEMONADE }],
    });
  });

  it("is one guest for pages of a browser that save their first carts at the same time", async () => {
    const browser = server.client();
    await browser.call("csrfCookie");
    const carts = [newCart(), newCart(), newCart()];
    const saved = await Promise.all(carts.map((body) => browser.call("saveCart", { body })));
    const secrets = saved.map(
      ({ headers }) => /diner_guest=([^;]+)/.exec(String(headers.get("set-cookie")))?.[1],
    );
    expect(new Set(secrets).size).toBe(1);
    for (const { id } of carts) expect((await browser.call("loadCart", { params: { id } })).status).toBe(200);
    const elsewhere = await server.client().call("saveCart", { body: newCart() });
    expect(String(elsewhere.headers.get("set-cookie"))).not.toContain(secrets[0]);
  });

  it("is the person that the guest turned out to be; after the logout it is 404", async () => {
    const client = server.client();
    const cart = newCart();
    await client.call("saveCart", { body: cart });
    await client.signIn("mihai@example.com");
    expect(client.cookies.has("diner_guest")).toBe(false);
    const params = { id: cart.id };
    expect((await client.call("loadCart", { params })).status).toBe(200);
    await client.call("logout");
    expect((await client.call("loadCart", { params })).status).toBe(404);
  });

  it("brings the lines of both carts together at login, once (CART-12)", async () => {
    const phone = server.client();
    await phone.signIn("ana@example.com");
    await phone.call("saveCart", { body: newCart([newItem(LEMONADE), newItem(product("espresso"))]) });
    const laptop = server.client();
    const cart = newCart([newItem(LEMONADE, { qty: 2 })]);
    await laptop.call("saveCart", { body: cart });
    for (let time = 0; time < 2; time += 1) {
      await laptop.signIn("ana@example.com");
      const merged = succeeded(await laptop.call("loadCart", { params: { id: cart.id } }));
      const quantities = Object.fromEntries(merged.items.map(({ productId, qty }) => [productId, qty]));
      expect(quantities).toEqual({ [LEMONADE]: 3, [product("espresso")]: 1 });
    }
  });

  it("gets no guest's cookie while signed in, and one when the session has ended", async () => {
    const customer = await newCustomer(server);
    await customer.call("saveCart", { body: newCart() });
    expect(customer.cookies.has("diner_guest")).toBe(false);
    customer.cookies.set("diner_session", "ended");
    customer.cookies.delete("XSRF-TOKEN");
    const saved = await customer.call("saveCart", { body: newCart() });
    expect([saved.status, customer.cookies.has("diner_guest")]).toEqual([200, true]);
  });
});

describe("PATCH /carts", () => {
  it("answers an older revision with the held cart, and the same one with other content as a conflict", async () => {
    const client = server.client();
    const cart = newCart([newItem(LEMONADE)], { revision: 5 });
    await client.call("saveCart", { body: cart });
    const older = succeeded(await client.call("saveCart", { body: { ...cart, revision: 4, items: [] } }));
    expect([older.revision, older.items.length]).toEqual([5, 1]);
    const same = await client.call("saveCart", { body: cart });
    expect(same.value).toMatchObject({ revision: 5 });
    const other = await client.call("saveCart", {
      body: { ...cart, items: [newItem(LEMONADE, { qty: 7 })] },
    });
    expect([other.status, other.data]).toEqual([409, { key: "cart.revision_conflict", revision: 5 }]);
  });

  it("refuses with the items and writes nothing (CART-15)", async () => {
    const client = server.client();
    const [plain, withPoints] = [newItem(LEMONADE), newItem(LEMONADE, { payByPoints: true })];
    const cart = newCart([plain]);
    await client.call("saveCart", { body: cart });
    const refused = async (items: typeof cart.items) => {
      const { status, data } = await client.call("saveCart", { body: { ...cart, revision: 2, items } });
      return [status, data["key"], data["item_ids"]];
    };
    expect(await refused([plain, withPoints])).toEqual([409, "points.login_required", [withPoints.id]]);
    const unknown = newItem(toId<ProductId>(newId()));
    expect(await refused([plain, unknown])).toEqual([409, "item.unavailable", [unknown.id]]);
    const coupon = newItem(LEMONADE, {
      couponId: toId<PromotionId>(demoId("promotion", "bistro-nord", "vara15")),
    });
    expect(await refused([coupon])).toEqual([409, "coupon.expired", [coupon.id]]);
    expect((await client.call("loadCart", { params: { id: cart.id } })).value).toMatchObject({
      revision: 1,
      items: [{ id: plain.id }],
    });
  });

  it("prices by itself: a total that was shown changes nothing (CART-16)", async () => {
    const client = server.client();
    const total = { amount: "0.01", currency: "RON" } as const;
    const saved = succeeded(
      await client.call("saveCart", { body: newCart([newItem(LEMONADE)], { presentedUi: { total } }) }),
    );
    expect(saved.presentedUi).toEqual({ total });
    expect(saved.lines[0]?.total.amount).not.toBe("0.01");
  });

  it("does not know a shop or a location that is none, nor another shop on a shop's own host", async () => {
    const client = server.client();
    const nowhere = { shopId: toId<ShopId>(newId()), locationId: toId<LocationId>(newId()) };
    expect((await client.call("saveCart", { body: newCart([], { shopId: nowhere.shopId }) })).status).toBe(
      404,
    );
    expect(
      await client.call("saveCart", { body: newCart([], { locationId: nowhere.locationId }) }),
    ).toMatchObject({ status: 409, key: "cart.shop_mismatch" });
    const own = server.client("bistro-nord.localhost");
    expect((await own.call("saveCart", { body: newCart() })).status).toBe(200);
    expect((await own.call("saveCart", { body: newCart([], { shopId: ZEN }) })).status).toBe(404);
  });

  it("counts the changes of one cart", async () => {
    const strict = await createTestServer({
      sharing: server,
      env: { RATE_CART_PER_CART: "2/min", RATE_COUPONS_PER_USER: "1/min" },
    });
    const client = strict.client();
    const cart = newCart();
    const statuses: number[] = [];
    for (const revision of [1, 2, 3])
      statuses.push((await client.call("saveCart", { body: { ...cart, revision } })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await client.call("saveCart", { body: newCart() })).status).toBe(200);
    const code = { body: { code: "NORD20", cartId: cart.id } };
    expect([
      (await client.call("checkPromotion", code)).status,
      (await client.call("checkPromotion", code)).status,
    ]).toEqual([200, 429]);
    await strict.stop();
  });
});

describe("the answer of a cart", () => {
  it("brings the promotions that its items name, without their codes, whenever it is read or saved", async () => {
    const client = server.client();
    const item = newItem(LEMONADE);
    const cart = newCart([item]);
    await client.call("saveCart", { body: cart });
    const body = { code: "NORD20", cartId: cart.id };
    const found = succeeded(await client.call("checkPromotion", { body }));
    const saved = succeeded(
      await client.call("saveCart", {
        body: { ...cart, revision: 2, items: [{ ...item, couponId: found.promotion.id }] },
      }),
    );
    const read = succeeded(await client.call("loadCart", { params: { id: cart.id } }));
    expect([saved.promotions, read.promotions]).toEqual([[found.promotion], [found.promotion]]);
    expect(JSON.stringify(read)).not.toContain("NORD20");
    const plain = await client.call("saveCart", { body: { ...cart, revision: 3 } });
    expect(succeeded(plain).promotions).toEqual([]);
  });
});

describe("POST /promotions/check", () => {
  it("finds a promotion by its code in any case and names the items that it fits", async () => {
    const client = server.client();
    const item = newItem(LEMONADE);
    const cart = newCart([item]);
    await client.call("saveCart", { body: cart });
    const check = (code: string) => client.call("checkPromotion", { body: { code, cartId: cart.id } });
    expect((await check("nord20")).value).toMatchObject({
      promotion: { name: "20 % la orice" },
      itemIds: [item.id],
    });
    expect(JSON.stringify((await check("nord20")).value)).not.toContain("NORD20");
    expect(await check("NIMIC")).toMatchObject({
      status: 409,
      key: "coupon.not_found",
      data: { item_ids: [item.id] },
    });
    expect(await check("PRIMA10")).toMatchObject({ status: 409, key: "coupon.login_required" });
  });
});

describe("POST /checkout/quote", () => {
  it("writes nothing and names what stands in the way of a guest (CHECKOUT-6)", async () => {
    const client = server.client();
    const saved = succeeded(await client.call("saveCart", { body: newCart() }));
    const { expectedTotal } = await orderBody(client, saved);
    expect(expectedTotal).toEqual(saved.lines[0]?.total);
    const tab = server.client();
    const body = {
      cartId: saved.id,
      locationId: saved.locationId,
      fulfillmentMethod: "pickup",
      deliveryAddress: null,
      timing: { type: "asap" },
      tip: null,
      paymentMethod: null,
    } as const;
    expect((await tab.call("quote", { body })).status).toBe(404);
    const stranger = await newCustomer(server);
    expect((await stranger.call("quote", { body })).status).toBe(404);
    expect((await client.call("shopBySlug", { params: { slug: "bistro-nord" }, query: {} })).value?.id).toBe(
      BISTRO,
    );
  });
});
