import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeBody } from "#core/contract/codec/answer.ts";
import type { CartId } from "#core/kernel/id.ts";
import { succeeded, type HttpAnswer, type HttpClient } from "#tests/support/http/http-client.ts";
import { newCart, newCustomer, newId, orderBody, orderCart } from "#tests/support/shopping/http-shopping.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { until } from "#tests/support/patience.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  // Statements of calls are counted here, and those that a job causes would be among them.
  server = await createTestServer({ withoutJobs: true });
});
afterAll(() => server.stop());

async function readyToOrder(): Promise<{
  readonly client: HttpClient;
  readonly cartId: CartId;
  readonly body: string;
}> {
  const client = await newCustomer(server);
  const cart = succeeded(await client.call("saveCart", { body: newCart() }));
  return {
    client,
    cartId: cart.id,
    body: JSON.stringify(encodeBody("placeOrder", await orderBody(client, cart))),
  };
}

function post(client: HttpClient, body: string, key?: string): Promise<HttpAnswer> {
  return client.raw("POST", "/api/orders", {
    body,
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
}

function ordersOf(cartId: CartId): Promise<readonly { id: string }[]> {
  return asOwner(server, "select id from orders where cart_id = $1", [cartId]);
}

// What the process does by the clock meanwhile is no round trip of a call.
const JOBS = /job_lease_take|work_due|orders_overdue|orders_unsettled|outbox_|forget_|rate_limits/;

describe("POST /orders", () => {
  it("makes one order and fifty equal answers of one key", async () => {
    const { client, cartId, body } = await readyToOrder();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(client, body, "one-key")));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await ordersOf(cartId)).toHaveLength(1);
  });

  it("makes one order of twenty keys on one cart revision, and the others name it (CHECKOUT-15)", async () => {
    const { client, cartId, body } = await readyToOrder();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(client, body, `key-${index}`)),
    );
    const [order, ...others] = await ordersOf(cartId);
    expect(others).toEqual([]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const lost of answers.filter(({ status }) => status !== 201))
      expect([lost.status, lost.data]).toEqual([409, { key: "cart.already_ordered", order_id: order?.id }]);
  });

  it("answers a repetition with the same bytes, a minute later and with its fields in another order", async () => {
    const { client, body } = await readyToOrder();
    const first = await post(client, body, "repeat");
    server.clock.advance(60_000);
    const reordered = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).toReversed()));
    for (const again of [await post(client, body, "repeat"), await post(client, reordered, "repeat")])
      expect([again.status, again.text]).toEqual([201, first.text]);
  });

  it("refuses a key that was used for another order, and knows it by person (CHECKOUT-14)", async () => {
    const { client, body } = await readyToOrder();
    await post(client, body, "mine");
    const changed = JSON.stringify({ ...JSON.parse(body), kitchen_note: "altceva" });
    expect(await post(client, changed, "mine")).toMatchObject({ status: 422, key: "idempotency.key_reused" });
    const other = await readyToOrder();
    expect((await post(other.client, other.body, "mine")).status).toBe(201);
  });

  it.each([
    ["no key", undefined],
    ["an empty key", ""],
    ["256 characters", "k".repeat(256)],
    ["a character that is not printable", "cheie\u00e9"],
  ])("refuses %s and writes nothing", async (_what, key) => {
    const { client, cartId, body } = await readyToOrder();
    expect(await post(client, body, key)).toMatchObject({ status: 422, key: "idempotency.key_missing" });
    expect(await ordersOf(cartId)).toEqual([]);
  });

  it("takes the longest key", async () => {
    const { client, body } = await readyToOrder();
    expect((await post(client, body, "k".repeat(255))).status).toBe(201);
  });

  it("asks who somebody is before anything else", async () => {
    const { body } = await readyToOrder();
    const guest = server.client();
    expect(await post(guest, body, "guest")).toMatchObject({ status: 401, key: "auth.unauthenticated" });
    expect((await post(guest, body)).status).toBe(401);
    expect((await post(guest, "{}", "guest")).status).toBe(401);
    guest.cookies.set("diner_session", "made-up");
    guest.cookies.delete("XSRF-TOKEN");
    for (const key of [undefined, "guest"]) expect((await post(guest, body, key)).status).toBe(401);
  });

  it("does not know another's cart, nor one that never was", async () => {
    const { body } = await readyToOrder();
    const thief = await newCustomer(server);
    expect(await post(thief, body, "theft")).toMatchObject({ status: 404, key: "not_found" });
    const nowhere = JSON.stringify({ ...JSON.parse(body), cart_id: newId() });
    expect((await post(thief, nowhere, "nowhere")).status).toBe(404);
  });

  it("charges what core charges, whatever the browser claims (INVARIANT-5)", async () => {
    const { client, cartId, body } = await readyToOrder();
    const cheap = JSON.stringify({
      ...JSON.parse(body),
      expected_total: { amount: "0.01", currency: "RON" },
    });
    const refused = await post(client, cheap, "cheap");
    expect(refused).toMatchObject({
      status: 409,
      key: "checkout.total_mismatch",
      data: { total: JSON.parse(body).expected_total },
    });
    expect(await ordersOf(cartId)).toEqual([]);
  });

  it("is refused to whom was signed out since the quote, and writes nothing", async () => {
    const { client, cartId, body } = await readyToOrder();
    await asOwner(
      server,
      "update sessions set expires_at = created_at where user_id = (select user_id from carts where id = $1)",
      [cartId],
    );
    expect((await post(client, body, "too-late")).status).toBe(401);
    expect(await ordersOf(cartId)).toEqual([]);
  });

  it("closes the cart: the other tab learns which order it became", async () => {
    const { client, cartId, body } = await readyToOrder();
    const order = JSON.parse((await post(client, body, "tab-a")).text);
    expect(await post(client, body, "tab-b")).toMatchObject({
      status: 409,
      data: { key: "cart.already_ordered", order_id: order.id },
    });
    expect((await client.call("loadCart", { params: { id: cartId } })).status).toBe(404);
    const edit = await client.call("saveCart", { body: newCart([], { id: cartId, revision: 2 }) });
    expect([edit.status, edit.data]).toEqual([409, { key: "cart.already_ordered", order_id: order.id }]);
  });

  it("takes one round trip of the database after a quote of the same process, and two without", async () => {
    const { client, body } = await readyToOrder();
    await orderCart(client);
    const asked: string[] = [];
    const watch = (text: string): void => void (JOBS.test(text) || asked.push(text));
    const counting = await createTestServer({ sharing: server, watch });
    const tab = counting.client();
    client.cookies.forEach((value, name) => tab.cookies.set(name, value));
    const save = async () => {
      asked.length = 0;
      return succeeded(await tab.call("saveCart", { body: newCart() }));
    };
    // What is measured is a process at work: its first call reads the shop, and so does the next one once it hears of changes.
    await until(async () => {
      await save();
      return asked.length === 1;
    });
    const warm = await save();
    expect(asked).toEqual([expect.stringContaining("cart_save")]);
    await orderBody(tab, warm);
    asked.length = 0;
    expect((await post(tab, body, "counted")).status).toBe(201);
    expect(asked).toEqual([
      expect.stringContaining("placing_context"),
      expect.stringContaining("order_place"),
    ]);
    asked.length = 0;
    const quoted = JSON.stringify(encodeBody("placeOrder", await orderBody(tab, warm)));
    expect(asked).toEqual([expect.stringContaining("cart_pricing_context")]);
    asked.length = 0;
    expect((await post(tab, quoted, "counted-again")).status).toBe(201);
    expect(asked).toEqual([expect.stringContaining("order_place")]);
    await counting.stop();
  });
});

describe("the limits of orders", () => {
  it("count orders, and never a repetition (LIMIT-1, LIMIT-4)", async () => {
    const strict = await createTestServer({ sharing: server, env: { RATE_ORDERS_PER_USER: "2/min" } });
    const client = await newCustomer(strict);
    const bodies: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const cart = succeeded(await client.call("saveCart", { body: newCart() }));
      bodies.push(JSON.stringify(encodeBody("placeOrder", await orderBody(client, cart))));
    }
    const [first = "", second = "", third = ""] = bodies;
    expect((await post(client, first, "1")).status).toBe(201);
    for (let repeat = 0; repeat < 5; repeat += 1) expect((await post(client, first, "1")).status).toBe(201);
    expect((await post(client, second, "2")).status).toBe(201);
    const refused = await post(client, third, "3");
    expect([refused.status, refused.key, Number(refused.headers.get("retry-after")) > 0]).toEqual([
      429,
      "too_many_requests",
      true,
    ]);
    await strict.stop();
  });

  it("let a repetition through when every limit is used up, and count it against none", async () => {
    const env = { RATE_ORDERS_PER_USER: "1/day", RATE_REQUESTS_PER_ADDRESS: "8/day" };
    const customer = await newCustomer(server);
    const cart = succeeded(await customer.call("saveCart", { body: newCart() }));
    const body = JSON.stringify(encodeBody("placeOrder", await orderBody(customer, cart)));
    const strict = await createTestServer({ sharing: server, env });
    const client = strict.client();
    customer.cookies.forEach((value, name) => client.cookies.set(name, value));
    expect((await post(client, body, "once")).status).toBe(201);
    for (let repeat = 0; repeat < 20; repeat += 1)
      expect((await post(client, body, "once")).status).toBe(201);
    // The rest of the eight is there still.
    const calls = [];
    for (let index = 0; index < 9; index += 1) calls.push((await client.raw("GET", "/api/build")).status);
    expect(calls).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await post(client, body, "once")).status).toBe(201);
    expect((await post(client, body, "another")).status).toBe(429);
    await strict.stop();
  });

  it("keep five unfinished orders of one person", async () => {
    const strict = await createTestServer({ sharing: server, env: { RATE_ORDERS_UNFINISHED: "5" } });
    const client = await newCustomer(strict);
    for (let index = 0; index < 5; index += 1) await orderCart(client);
    const cart = succeeded(await client.call("saveCart", { body: newCart() }));
    const body = JSON.stringify(encodeBody("placeOrder", await orderBody(client, cart)));
    expect(await post(client, body, "sixth")).toMatchObject({ status: 429, key: "orders.too_many" });
    await strict.stop();
  });
});
