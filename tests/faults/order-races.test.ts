import { ulid } from "ulid";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { ErrorBody } from "#core/contract/errors/error-body.ts";
import { createBrowserClient, type HttpAnswer } from "#tests/support/http/http-client.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { seedCustomers, type SeededCustomer } from "#tests/support/database/seeds.ts";
import { ownerOf, startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import {
  COUPON_ID,
  expectStatus,
  fillCart,
  itemOf,
  LOCATION_ID,
  placeOrder,
  productsToBeHad,
  readMenu,
  type WireItem,
  type WireOrder,
  type WireProduct,
} from "#tests/support/shopping/shopping.ts";
import { makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { until } from "#tests/support/patience.ts";
import { firstOf } from "#tests/support/builders/values.ts";

// MENU-7
const SHOWN_MS = 2000;

interface Attempt {
  readonly customer: SeededCustomer;
  readonly body: unknown;
  readonly key: string;
}

describe("orders at the same time, over sockets", () => {
  let home: string;
  let server: ServerProcess;
  let owner: SocketConnection;
  let plain: WireProduct | undefined;
  let forPoints: WireProduct | undefined;
  beforeAll(async () => {
    home = await makeQuickEngineHome();
    server = await startServer({ home, settings: { POOL_SIZE: "12" } });
    owner = await ownerOf(home);
    const client = createBrowserClient(server.port);
    const simple = productsToBeHad(await readMenu(client)).filter(
      (one) => one.modifier_groups_ids.length === 0,
    );
    client.close();
    forPoints = simple.find((product) => product.redeemable_by_points);
    plain = simple.find((product) => !product.redeemable_by_points);
  });
  afterAll(async () => {
    await server.stop();
    await removeEngineHome(home);
  });
  afterEach(async () => {
    expect(await findViolations(owner)).toEqual([]);
  });

  async function prepare(customer: SeededCustomer, items: readonly WireItem[]): Promise<Attempt> {
    const client = createBrowserClient(server.port, customer.cookies);
    const body = await fillCart(client, items);
    client.close();
    return { customer, body, key: ulid() };
  }

  // One after another: what they save and are quoted is not what they race for.
  async function prepareAll(
    customers: readonly SeededCustomer[],
    items: readonly WireItem[],
  ): Promise<readonly Attempt[]> {
    const attempts: Attempt[] = [];
    for (const customer of customers) attempts.push(await prepare(customer, items));
    return attempts;
  }

  // Each on a connection of its own that is open already, so that all are sent in one tick.
  async function placeAtOnce(attempts: readonly Attempt[]): Promise<readonly HttpAnswer<WireOrder>[]> {
    const clients = attempts.map(({ customer }) => createBrowserClient(server.port, customer.cookies));
    await Promise.all(clients.map((client) => client.get("/livez")));
    const answers = await Promise.all(
      attempts.map(({ body, key }, index) => {
        const client = clients[index];
        if (client === undefined) throw new Error("Every attempt has a client");
        return placeOrder(client, body, key);
      }),
    );
    clients.forEach((client) => client.close());
    return answers;
  }

  // As a browser does: who finds the server busy (LIMIT-6) asks again with the same key.
  async function placeAll(attempts: readonly Attempt[]): Promise<readonly HttpAnswer<WireOrder>[]> {
    if (attempts.length === 0) return [];
    const answers = await placeAtOnce(attempts);
    const answered = answers.filter(({ status }) => status !== 503);
    return [...answered, ...(await placeAll(attempts.filter((_, index) => answers[index]?.status === 503)))];
  }

  async function count(text: string, values: readonly unknown[]): Promise<number> {
    return withOwner(owner, async (client) => (await client.query(text, [...values])).rowCount ?? 0);
  }

  it("fifty with one key make one order and fifty equal answers", async () => {
    const customer = firstOf(await seedCustomers(owner, 1));
    const attempt = await prepare(customer, [itemOf(plain)]);
    const answers = await placeAll(Array.from({ length: 50 }, () => attempt));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await count("select from orders where user_id = $1", [customer.userId])).toBe(1);
  });

  it("twenty with different keys on one cart revision make one order", async () => {
    const customer = firstOf(await seedCustomers(owner, 1));
    const attempt = await prepare(customer, [itemOf(plain)]);
    const answers = await placeAll(Array.from({ length: 20 }, () => ({ ...attempt, key: ulid() })));
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: 19 });
    expect(keysOf(answers)).toEqual(["cart.already_ordered"]);
    expect(await count("select from orders where user_id = $1", [customer.userId])).toBe(1);
    expect(
      await count("select from outbox b join orders o on o.id = b.order_id where o.user_id = $1", [
        customer.userId,
      ]),
    ).toBe(1);
  });

  it("a coupon for one use, tried by fifty customers, is used once", async () => {
    const limit = "update promotion_counters set total_limit = held + used + 1 where promotion_id = $1";
    expect(await count(limit, [COUPON_ID])).toBe(1);
    const customers = await seedCustomers(owner, 50);
    const attempts = await prepareAll(customers, [itemOf(plain, { coupon_id: COUPON_ID })]);
    const answers = await placeAll(attempts);
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: 49 });
    expect(keysOf(answers)).toEqual(["coupon.limit_reached"]);
    expect(
      await count("select from redemptions where promotion_id = $1 and state = 'held'", [COUPON_ID]),
    ).toBe(1);
  });

  it("a stock of ten, wanted by fifty customers at once, is sold ten times and no more", async () => {
    const staff = createBrowserClient(server.port);
    await staff.signIn("staff@example.com");
    const item = itemOf(plain);
    const changeStock = async (count: number | null) =>
      expectStatus(
        await staff.send("PATCH", `/api/operations/locations/${LOCATION_ID}/stock`, {
          changes: [{ product_id: item.product_id, count }],
        }),
        200,
      );
    await changeStock(10);
    const customers = await seedCustomers(owner, 50);
    const attempts = await prepareAll(customers, [itemOf(plain)]);
    const answers = await placeAll(attempts);
    expect(statusesOf(answers)).toEqual({ 201: 10, 409: 40 });
    expect(keysOf(answers)).toEqual(["item.unavailable"]);
    const left = "select from product_stock where product_id = $1 and count = 0";
    expect(await count(left, [item.product_id])).toBe(1);
    const kept = "select from carts where user_id = any ($1) and ordered_as is null and items <> '[]'";
    expect(await count(kept, [customers.map(({ userId }) => userId)])).toBe(40);
    // No order changes the menu, and yet it says so soon.
    await until(
      async () => productsToBeHad(await readMenu(staff)).every(({ id }) => id !== item.product_id),
      SHOWN_MS,
    );
    await changeStock(null);
    await until(
      async () => productsToBeHad(await readMenu(staff)).some(({ id }) => id === item.product_id),
      SHOWN_MS,
    );
    staff.close();
  });

  it("a balance for one order, tried by thirty orders, is spent once", async () => {
    const points = forPoints?.redeemable_for ?? 0;
    const customer = firstOf(await seedCustomers(owner, 1, points));
    const attempts = await prepareAll(
      Array.from({ length: 30 }, () => customer),
      [itemOf(forPoints, { pay_by_points: true })],
    );
    const answers = await placeAll(attempts);
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: 29 });
    expect(keysOf(answers)).toEqual(["points.not_enough"]);
    const spent = "select from balances where customer_id = $1 and balance = 0 and held = $2";
    expect(await count(spent, [customer.customerId, points])).toBe(1);
  });

  it("two hundred carts of thirty-two workers are two hundred orders", async () => {
    const customers = await seedCustomers(owner, 32);
    const takingTurns = Array.from({ length: 200 }, (_, index) => customers[index % customers.length]);
    const attempts = await prepareAll(
      takingTurns.filter((customer) => customer !== undefined),
      [itemOf(plain)],
    );
    const answers: HttpAnswer<WireOrder>[] = [];
    for (let index = 0; index < attempts.length; index += 32)
      answers.push(...(await placeAll(attempts.slice(index, index + 32))));
    expect(statusesOf(answers)).toEqual({ 201: 200 });
    const numbers = answers.map((answer) => answer.body().number);
    expect(new Set(numbers).size).toBe(200);
  });
});

function statusesOf(answers: readonly HttpAnswer<unknown>[]): Readonly<Record<number, number>> {
  const groups = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, ofStatus]) => [status, ofStatus.length]));
}

function keysOf(answers: readonly HttpAnswer<unknown>[]): readonly string[] {
  const refused = answers.filter(({ status }) => status !== 201);
  const keys = refused.map(({ text }) => {
    const error: ErrorBody = JSON.parse(text);
    return error.data.key;
  });
  return [...new Set(keys)];
}
