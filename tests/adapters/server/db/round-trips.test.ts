import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  heldCart,
  newCart,
  newCustomer,
  newId,
  newStaff,
  orderBody,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";

const OF_JOBS = /job_lease_take|outbox_turn|work_due/u;

let server: TestServer;
let customer: HttpClient;
let staff: HttpClient;
let sent: string[] = [];
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    roundTrip: (text) => OF_JOBS.test(text) || sent.push(text),
  });
  customer = await newCustomer(server);
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  // What is read once and kept is known by then.
  const { id } = await orderCart(customer);
  succeeded(await moved(id, "accept", 1));
});
afterAll(() => server.stop());

const moved = (id: Awaited<ReturnType<typeof orderCart>>["id"], event: "accept" | "ready", version: number) =>
  staff.call("moveOrder", {
    params: { id },
    body: { event, version, ...(event === "accept" ? { readyInMinutes: 20 } : {}) },
  });

/** What a call sends to the database: messages, each a round trip, and the statements in them. */
async function cost(call: () => Promise<{ readonly status: number }>): Promise<readonly [number, number]> {
  sent = [];
  const { status } = await call();
  expect(status).toBeLessThan(400);
  return [sent.length, sent.reduce((sum, text) => sum + text.split(";").length, 0)];
}

describe("round trips to the database, and the statements in them", () => {
  const menu = (by: HttpClient) => cost(() => by.call("menu", { query: { filter: { shopId: BISTRO } } }));

  it("are none for a menu, and one for what a customer could order again", async () => {
    expect(await menu(server.client())).toEqual([0, 0]);
    expect(await menu(customer)).toEqual([1, 1]);
  });

  it("are those of a cart that is saved, quoted, ordered and accepted", async () => {
    const saved = succeeded(await customer.call("saveCart", { body: newCart() }));
    const again = { ...heldCart(saved), revision: saved.revision + 1 };
    const body = await orderBody(customer, saved);
    const headers = { "idempotency-key": `key-${newId()}` };
    const costs = {
      guestCart: await cost(() => server.client().call("saveCart", { body: newCart() })),
      saveCart: await cost(() => customer.call("saveCart", { body: again })),
      quote: await cost(() => customer.call("quote", { body })),
      placeOrder: await cost(() =>
        customer.call("placeOrder", { body: { ...body, cartRevision: again.revision }, headers }),
      ),
    };
    const order = succeeded(
      await customer.call("listOrders", { query: { filter: { state: "active" }, page: 1, perPage: 1 } }),
    ).items[0];
    if (order === undefined) throw new Error("There is an order");
    const moves = {
      accept: await cost(() => moved(order.id, "accept", 1)),
      ready: await cost(() => moved(order.id, "ready", 2)),
    };
    expect({ ...costs, ...moves }).toEqual({
      guestCart: [1, 1],
      saveCart: [1, 1],
      quote: [1, 1],
      placeOrder: [1, 1],
      // The session; the order, in a transaction of its organization; the devices that hear of it; the move.
      accept: [6, 7],
      ready: [6, 7],
    });
  });
});
