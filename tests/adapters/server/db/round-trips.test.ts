import { type OrderId, toId } from "#core/kernel/id.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { ofRequests, untilListening } from "#tests/support/server/of-requests.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newCart,
  newCustomer,
  newId,
  newItem,
  newStaff,
  orderBody,
  orderCart,
  product,
} from "#tests/support/shopping/http-shopping.ts";

const FIRST_PAGE = { page: 1, perPage: 20 } as const;

let server: TestServer;
let customer: HttpClient;
let staff: HttpClient;
let sent: string[] = [];
beforeAll(async () => {
  server = await createTestServer({
    withoutJobs: true,
    roundTrip: ofRequests((text) => void sent.push(text)),
  });
  await untilListening(server);
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

  it("are few for each call of an order, from the cart to the kitchen", async () => {
    const cart = newCart();
    const costs: Record<string, readonly [number, number]> = {};
    const note = async (name: string, call: () => Promise<{ readonly status: number }>): Promise<void> => {
      costs[name] = await cost(call);
    };
    await note("me", () => customer.call("me", {}));
    await note("saveCart, new", () => customer.call("saveCart", { body: cart }));
    const again = { ...cart, revision: 2, items: [...cart.items, newItem(product("limonada-clasica"))] };
    await note("saveCart", () => customer.call("saveCart", { body: again }));
    await note("loadCart", () => customer.call("loadCart", { params: { id: cart.id } }));
    const saved = succeeded(await customer.call("saveCart", { body: { ...again, revision: 3 } }));
    const body = await orderBody(customer, saved);
    const { cartId, locationId, fulfillmentMethod, deliveryAddress, timing, tip, paymentMethod } = body;
    const choice = { cartId, locationId, fulfillmentMethod, deliveryAddress, timing, tip, paymentMethod };
    await note("quote", () => customer.call("quote", { body: choice }));
    const headers = { "idempotency-key": `key-${newId()}` };
    const placing = { id: toId<OrderId>(newId()) };
    await note("placeOrder", async () => {
      const placed = await customer.call("placeOrder", { body, headers });
      placing.id = succeeded(placed).id;
      return placed;
    });
    await note("placeOrder, its answer lost", () => customer.call("placeOrder", { body, headers }));
    const params = { id: placing.id };
    await note("loadOrder", () => customer.call("loadOrder", { params }));
    await note("listOrders", () =>
      customer.call("listOrders", { query: { ...FIRST_PAGE, filter: { shopId: BISTRO } } }),
    );
    await note("listStaffOrders", () =>
      staff.call("listStaffOrders", { query: { ...FIRST_PAGE, filter: {}, sort: "-placed_at" } }),
    );
    await note("loadStaffOrder", () => staff.call("loadStaffOrder", { params }));
    await note("moveOrder", () => moved(params.id, "accept", 1));
    // What is written in several statements is one transaction, whose beginning and end are messages too.
    expect(costs).toEqual({
      me: [2, 2],
      "saveCart, new": [1, 1],
      saveCart: [1, 1],
      loadCart: [1, 1],
      quote: [1, 1],
      placeOrder: [1, 1],
      "placeOrder, its answer lost": [1, 1],
      loadOrder: [2, 2],
      listOrders: [4, 5],
      listStaffOrders: [4, 5],
      loadStaffOrder: [4, 5],
      moveOrder: [6, 7],
    });
  });
});
