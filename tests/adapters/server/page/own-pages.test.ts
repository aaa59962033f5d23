import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { OwnPage } from "#core/app/own-page.ts";
import type { PageRequest } from "#core/app/page.ts";
import { cartCookieName } from "#core/cart/cart-cookie.ts";
import type { Order } from "#core/order/order.ts";
import { type HttpAnswer, type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO,
  newCart,
  newCustomer,
  orderCart,
  product,
  ZEN,
} from "#tests/support/shopping/http-shopping.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const SHOP = "/shops/bistro-nord";
const ORDERS = `${SHOP}/orders`;

let server: TestServer;
let customer: HttpClient;
let order: Order;
const drawn: PageRequest[] = [];
const draw = (page: PageRequest): void => void drawn.push(page);
const get = (path: string, requester = customer): Promise<HttpAnswer> => requester.raw("GET", path);

beforeAll(async () => {
  server = await createTestServer({ pages: await loadBuiltPages(draw) });
  customer = await newCustomer(server);
  order = await orderCart(customer);
});
beforeEach(() => void drawn.splice(0));
afterAll(() => server.stop());

describe("an own page (PAGE-13)", () => {
  it("shows the order in its first HTML, and the browser starts from it", async () => {
    const { status, headers, text } = await get(`${ORDERS}/${order.id}`);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    for (const shown of [`Comanda ${order.number}`, "Așteaptă confirmarea", "Limonadă clasică"])
      expect([shown, htmlOf(text).includes(shown)]).toEqual([shown, true]);
    const answered = succeeded(await customer.call("loadOrder", { params: { id: order.id } }));
    const user = succeeded(await customer.call("me", {}));
    expect(ownOf(text)).toEqual(
      JSON.parse(JSON.stringify({ user, order: answered, orders: [], cart: null })),
    );
  });

  it("shows the list of active orders, and as it is now", async () => {
    const other = await newCustomer(server);
    expect(htmlOf((await get(ORDERS, other)).text).includes("Nicio comandă activă")).toBe(true);
    const { id, number } = await orderCart(other);
    expect(htmlOf((await get(ORDERS, other)).text).includes(number)).toBe(true);
    const page = succeeded(
      await other.call("listOrders", { query: { filter: { state: "active" }, page: 1, perPage: 25 } }),
    );
    expect(ownOf((await get(ORDERS, other)).text)?.orders[0]?.page).toEqual(JSON.parse(JSON.stringify(page)));
    succeeded(await other.call("cancelOrder", { params: { id }, body: { version: 1 } }));
    expect(htmlOf((await get(ORDERS, other)).text).includes(number)).toBe(false);
    expect(htmlOf((await get(ORDERS)).text).includes(order.number)).toBe(true);
  });

  it("shows a customer's start with what is under way and what is over", async () => {
    const own = await newCustomer(server);
    const { id, number } = await orderCart(own);
    const { id: overId } = await orderCart(own);
    succeeded(await own.call("cancelOrder", { params: { id: overId }, body: { version: 1 } }));
    const { headers, text } = await get(`${SHOP}/home`, own);
    expect(headers.get("cache-control")).toBe("private, no-store");
    for (const shown of [`Comanda ${number}`, "Așteaptă confirmarea", "Comandă din nou"])
      expect([shown, htmlOf(text).includes(shown)]).toEqual([shown, true]);
    const lists = ownOf(text)?.orders.map(({ query, page }) => [
      query.state,
      page.items.map((one) => one.id),
    ]);
    expect(lists).toEqual([
      ["active", [id]],
      ["past", [overId]],
    ]);
  });

  it("is the page of all for guests, others, unknown orders, ended sessions and addresses with a query", async () => {
    const stranger = await newCustomer(server);
    const ended = await newCustomer(server);
    const cookies = [...ended.cookies];
    expect((await ended.call("logout", {})).status).toBe(204);
    cookies.forEach(([name, value]) => ended.cookies.set(name, value));
    const asked: readonly (readonly [string, HttpClient])[] = [
      [`${ORDERS}/${order.id}`, server.client()],
      [`${ORDERS}/${order.id}`, stranger],
      [`${ORDERS}/${order.id}`, ended],
      [`${ORDERS}/01ORDER0`, customer],
      [`${ORDERS}/${order.id}?x=1`, customer],
      [`${ORDERS}?state=past`, customer],
      [`${SHOP}/home`, server.client()],
      [`${SHOP}/home`, ended],
      [ORDERS, server.client()],
      [ORDERS, ended],
    ];
    for (const [path, requester] of asked) {
      const { status, headers, text } = await get(path, requester);
      expect([path, status, headers.get("cache-control"), ownOf(text)]).toEqual([
        path,
        200,
        "no-cache",
        null,
      ]);
      expect(text.includes(order.number)).toBe(false);
    }
  });

  it("shows the lines of the cart that the browser names, at the cart and at checkout", async () => {
    const { id } = succeeded(await customer.call("saveCart", { body: newCart() }));
    const named = { cookie: cookiesOf(customer, id) };
    const answered = succeeded(await customer.call("loadCart", { params: { id } }));
    for (const place of ["cart", "checkout"]) {
      const { headers, text } = await customer.raw("GET", `${SHOP}/${place}`, { headers: named });
      expect([place, headers.get("cache-control"), htmlOf(text).includes("Limonadă clasică")]).toEqual([
        place,
        "private, no-store",
        true,
      ]);
      expect(ownOf(text)?.cart?.cart).toMatchObject({
        id,
        lines: JSON.parse(JSON.stringify(answered.lines)),
      });
      expect(Object.keys(ownOf(text)?.cart?.pictures ?? {})).toEqual([product("limonada-clasica")]);
    }
  });

  it("leaves a changed price to the call that the app makes, which says it once (CHECKOUT-11)", async () => {
    const wanted = newCart();
    const [{ id: itemId } = { id: "" }] = wanted.items;
    succeeded(await customer.call("saveCart", { body: wanted }));
    await withOwner(server.database.owner, (client) =>
      client.query("update carts set unit_prices = jsonb_build_object($2::text, '0.01') where id = $1", [
        wanted.id,
        itemId,
      ]),
    );
    const headers = { cookie: cookiesOf(customer, wanted.id) };
    for (const place of ["cart", "checkout"]) {
      const { text } = await customer.raw("GET", `${SHOP}/${place}`, { headers });
      expect(ownOf(text)?.cart?.cart.changes.repriced).toHaveLength(1);
    }
    const load = () => customer.call("loadCart", { params: { id: wanted.id } });
    expect(succeeded(await load()).changes.repriced).toHaveLength(1);
    expect(succeeded(await load()).changes.repriced).toEqual([]);
  });

  it("shows no cart of others, of another shop, without lines, or that a phone is missing for", async () => {
    const { id } = succeeded(await customer.call("saveCart", { body: newCart() }));
    const stranger = await newCustomer(server);
    const empty = succeeded(await stranger.call("saveCart", { body: newCart([]) }));
    const unproved = server.client();
    await unproved.signIn("mihai@example.com");
    const his = succeeded(await unproved.call("saveCart", { body: newCart() }));
    const asked: readonly (readonly [HttpClient, string, string])[] = [
      [stranger, SHOP, id],
      [stranger, SHOP, empty.id],
      [stranger, SHOP, "1'; select"],
      [unproved, SHOP, his.id],
      [server.client(), SHOP, id],
    ];
    for (const [requester, shop, cartId] of asked) {
      const headers = { cookie: cookiesOf(requester, cartId) };
      const { status, text } = await requester.raw("GET", `${shop}/cart`, { headers });
      expect([cartId, status, ownOf(text), text.includes("Limonadă")]).toEqual([cartId, 200, null, false]);
    }
    const elsewhere = { cookie: cookiesOf(customer, id).replaceAll(BISTRO, ZEN) };
    const { text } = await customer.raw("GET", "/shops/zen/cart", { headers: elsewhere });
    expect(ownOf(text)).toBeNull();
  });

  it("leaves nothing in what is kept for all, also where its owner asked first", async () => {
    const fresh = await createTestServer({ sharing: server, pages: await loadBuiltPages(draw) });
    const same = fresh.client();
    customer.cookies.forEach((value, name) => same.cookies.set(name, value));
    for (const path of [ORDERS, `${ORDERS}/${order.id}`]) {
      expect(ownOf((await get(path, same)).text)).not.toBeNull();
      const guest = await get(path, fresh.client());
      expect([ownOf(guest.text), guest.text.includes(order.number)]).toEqual([null, false]);
      expect(ownOf((await get(path, same)).text)).not.toBeNull();
    }
    expect(drawn.map(({ own }) => own !== null)).toEqual([true, false, true, true, false, true]);
    await fresh.stop();
  });

  it("is drawn as for all past its limit (LIMIT-4)", async () => {
    const strict = await createTestServer({
      sharing: server,
      pages: await loadBuiltPages(draw),
      env: { RATE_OWN_PAGES_PER_SESSION: "2/min" },
    });
    const same = strict.client();
    customer.cookies.forEach((value, name) => same.cookies.set(name, value));
    const answers = [];
    for (let asked = 0; asked < 4; asked += 1) answers.push(await get(`${ORDERS}/${order.id}`, same));
    expect(answers.map(({ status, text }) => [status, ownOf(text) !== null])).toEqual([
      [200, true],
      [200, true],
      [200, false],
      [200, false],
    ]);
    await strict.stop();
  });
});

/** The cookies of a browser that keeps this cart. */
function cookiesOf(requester: HttpClient, cartId: string): string {
  const own = [...requester.cookies].map(([name, value]) => `${name}=${value}`);
  return [...own, `${cartCookieName(BISTRO)}=${encodeURIComponent(cartId)}`].join("; ");
}

/** What the reader sees before any script runs. */
function htmlOf(page: string): string {
  return page.slice(page.indexOf("<body>"), page.indexOf('id="diner-state"'));
}

/** What the browser starts from of the one who asks. */
function ownOf(page: string): OwnPage | null {
  const [, state = "null"] = /id="diner-state">(.*?)<\/script>/.exec(page) ?? [];
  const { snapshot }: { readonly snapshot: { readonly own: OwnPage | null } } = JSON.parse(state);
  return snapshot.own;
}
