import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countSalesJob } from "#adapters/server/job/count-sales.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { subtract } from "#core/money/add.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  CENTRU,
  newCart,
  newCustomer,
  newItem,
  newStaff,
  orderCart,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

type Move = Omit<BodyOf<"moveOrder">, "version">;

/** Moves an order on from a version. */
async function move(id: OrderId, version: number, ...moves: readonly Move[]): Promise<void> {
  for (const [index, asked] of moves.entries())
    succeeded(
      await manager.call("moveOrder", { params: { id }, body: { ...asked, version: version + index } }),
    );
}

const TO_THE_END: readonly Move[] = [
  { event: "accept", readyInMinutes: 20 },
  { event: "ready" },
  { event: "complete" },
];

async function today() {
  const query = { filter: { period: "today", locationId: CENTRU } } as const;
  return succeeded(await manager.call("readSummary", { query }));
}

const bottle = (qty = 1) => newCart([newItem(product("limonada-clasica"), { qty })]);

describe("what sales add up to", () => {
  it("counts an order the moment it is fulfilled, and whether it is its customer's first (DASHBOARD-5)", async () => {
    const customer = await newCustomer(server);
    const before = await today();
    const { id, total } = await orderCart(customer, bottle());
    expect((await today()).orders).toBe(before.orders);
    server.clock.advance(90_000);
    await move(id, 1, ...TO_THE_END);
    const first = await today();
    expect(subtract(first.total, before.total)).toEqual(total);
    expect(first.newCustomers - before.newCustomers).toBe(1);
    expect(first.answerSeconds).toBe(90);
    const again = await orderCart(customer, bottle(2));
    await move(again.id, 1, ...TO_THE_END);
    const second = await today();
    expect([second.newCustomers, second.returningOrders]).toEqual([
      first.newCustomers,
      first.returningOrders + 1,
    ]);
    expect(await findViolations(server.database.owner)).toEqual([]);
  });

  it("takes a lost order out again where it is undone or reopened, and brings refunds along", async () => {
    const customer = await newCustomer(server);
    const lostOf = async () => (await today()).lost.map(({ orders }) => orders);
    const before = await lostOf();
    const { id } = await orderCart(customer, bottle());
    await move(id, 1, { event: "reject", reason: "too_busy" });
    expect(await lostOf()).toEqual([1, 0]);
    await move(id, 2, { event: "undo" });
    expect(await lostOf()).toEqual(before);
    await move(
      id,
      3,
      { event: "accept", readyInMinutes: 20 },
      { event: "cancel", reason: "customer_request" },
    );
    expect(await lostOf()).toEqual([0, 1]);
    server.clock.advance(60_000);
    await move(id, 5, { event: "reopen" }, ...TO_THE_END);
    expect(await lostOf()).toEqual([0, 0]);
    const complaint = { version: 9, problem: "late", itemIds: [], text: "A venit rece" } as const;
    succeeded(await customer.call("complainOfOrder", { params: { id }, body: complaint }));
    await move(id, 10, { event: "resolve", resolution: { type: "refund", itemIds: null }, text: "" });
    const { refunded } = await today();
    const [order] = await asOwner<{ total: string }>(server, "select total::text from orders where id = $1", [
      id,
    ]);
    expect(refunded.amount).toBe(order?.total);
    expect(await findViolations(server.database.owner)).toEqual([]);
  });

  it("counts what a former release ended by a job, once", async () => {
    const job = countSalesJob(server.services.database);
    const { orders } = await today();
    // As an order that ended before sales were counted.
    const { id } = await orderCart(await newCustomer(server), bottle());
    await asOwner(
      server,
      "update orders set status = 'fulfilled', holds = 'used', ended_at = now(), promised_at = now() where id = $1",
      [id],
    );
    expect(await job.run(server.clock.now())).toBe("done");
    const counted = await asOwner(server, "select 1 from orders where id = $1 and sales_hour is not null", [
      id,
    ]);
    expect(counted).toHaveLength(1);
    expect(await job.run(server.clock.now())).toBe("done");
    expect((await today()).orders).toBe(orders + 1);
  });
});
