import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";

let server: TestServer;
let staff: HttpClient;
let customer: HttpClient;
let order: Order;
beforeAll(async () => {
  server = await createTestServer();
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  customer = await newCustomer(server);
  order = await orderCart(customer);
  await completed(order.id);
});
afterAll(() => server.stop());

async function completed(id: OrderId): Promise<void> {
  for (const move of [
    { event: "accept", readyInMinutes: 20 },
    { event: "start" },
    { event: "ready" },
    { event: "complete" },
  ] as const) {
    const { version } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    succeeded(await staff.call("moveOrder", { params: { id }, body: { ...move, version } }));
  }
}

const entries = async (who: HttpClient, page = 1) =>
  succeeded(await who.call("rewardHistory", { query: { shopId: BISTRO, page, perPage: 1 } }));

describe("a customer's ledger (REWARD-4, REWARD-5)", () => {
  it("names the order that each movement belongs to, and comes in pages", async () => {
    const { id, number, pointsEarned } = order;
    expect(await entries(customer)).toEqual({
      items: [
        {
          id: expect.any(String),
          type: "earn",
          points: pointsEarned,
          at: expect.any(String),
          orderId: id,
          orderNumber: number,
          balanceAfter: pointsEarned,
        },
      ],
      page: 1,
      perPage: 1,
      total: 1,
    });
    expect(await entries(customer, 2)).toEqual({ items: [], page: 2, perPage: 1, total: 1 });
  });

  it("is nobody else's", async () => {
    expect((await entries(await newCustomer(server))).total).toBe(0);
  });
});
