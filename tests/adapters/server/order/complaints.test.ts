import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newCart,
  newCustomer,
  newItem,
  newStaff,
  orderCart,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let staff: HttpClient;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer();
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

type Customer = Awaited<ReturnType<typeof newCustomer>>;
type Complaint = Omit<BodyOf<"complainOfOrder">, "version">;
type Resolution = NonNullable<BodyOf<"moveOrder">["resolution"]>;

const LATE: Complaint = { problem: "late", itemIds: [], text: "  A venit rece  " };

/** Two lines, handed over and paid. */
async function fulfilled(): Promise<{ readonly customer: Customer; readonly order: Order }> {
  const customer = await newCustomer(server);
  const items = [
    newItem(product("limonada-clasica")),
    newItem(product("limonada-clasica"), { qty: 2, notes: "rece" }),
  ];
  const { id } = await orderCart(customer, newCart(items));
  for (const body of [
    { event: "accept", version: 1, readyInMinutes: 20 },
    { event: "ready", version: 2 },
    { event: "complete", version: 3 },
  ] as const)
    succeeded(await staff.call("moveOrder", { params: { id }, body }));
  return { customer, order: succeeded(await customer.call("loadOrder", { params: { id } })) };
}

function complain(customer: HttpClient, { id, version }: Pick<Order, "id" | "version">, complaint = LATE) {
  return customer.call("complainOfOrder", { params: { id }, body: { version, ...complaint } });
}

function resolve(by: HttpClient, id: OrderId, version: number, resolution: Resolution, text = "") {
  return by.call("moveOrder", { params: { id }, body: { event: "resolve", version, resolution, text } });
}

describe("a complaint about an order", () => {
  it("waits for its answer, one at a time, and staff finds it among all orders", async () => {
    const { customer, order } = await fulfilled();
    expect(order.allowedEvents).toEqual(["complain"]);
    expect(await complain(customer, order, { ...LATE, problem: "missing_item" })).toMatchObject({
      status: 422,
      fields: ["item_ids"],
    });
    const complained = succeeded(await complain(customer, order));
    expect(complained).toMatchObject({
      status: "fulfilled",
      version: order.version + 1,
      allowedEvents: [],
      complaints: [{ problem: "late", text: "A venit rece", itemIds: [], resolution: null }],
    });
    expect(await complain(customer, complained)).toMatchObject({
      status: 409,
      key: "order.transition_not_allowed",
    });
    expect(await complain(await newCustomer(server), complained)).toMatchObject({ status: 404 });
    const page = { page: 1, perPage: 25, sort: "-placed_at" } as const;
    const list = async (client: HttpClient) =>
      succeeded(
        await client.call("listStaffOrders", { query: { filter: { complaint: "open" }, ...page } }),
      ).items.map(({ id, allowedEvents }) => ({ id, allowedEvents }));
    expect(await list(staff)).toEqual([{ id: order.id, allowedEvents: [] }]);
    expect(await list(manager)).toEqual([{ id: order.id, allowedEvents: ["resolve"] }]);
    // It ended when it was handed over, not when somebody complained.
    expect(
      await asOwner(
        server,
        `select o.ended_at = (select e.at from events e where e.order_id = o.id and e.type = 'complete') as kept
           from orders o where o.id = $1`,
        [order.id],
      ),
    ).toEqual([{ kept: true }]);

    expect(
      await resolve(staff, order.id, complained.version, { type: "refund", itemIds: null }),
    ).toMatchObject({
      status: 409,
      key: "order.transition_not_allowed",
    });
    expect(await resolve(manager, order.id, complained.version, { type: "refuse" })).toMatchObject({
      status: 422,
      fields: ["text"],
    });
    const refused = succeeded(
      await resolve(manager, order.id, complained.version, { type: "refuse" }, "A plecat la timp"),
    );
    expect(refused).toMatchObject({
      payment: { status: "paid", refunded: null },
      complaints: [{ resolution: { type: "refuse", text: "A plecat la timp", amount: null } }],
    });
    expect(await list(manager)).toEqual([]);
    expect(await findViolations(server.database.owner)).toEqual([]);
  });

  it("brings back lines, then all that is left, and never more than was paid", async () => {
    const { customer, order } = await fulfilled();
    const [first] = order.lines;
    if (first === undefined) throw new Error("An order has lines");
    const missing = { problem: "missing_item", itemIds: [first.itemId], text: "Lipsește" } as const;
    const complained = succeeded(await complain(customer, order, missing));
    const ofLine = { type: "refund", itemIds: [first.itemId] } as const;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => resolve(manager, order.id, complained.version, ofLine, "Ne pare rău")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const seen = succeeded(await customer.call("loadOrder", { params: { id: order.id } }));
    expect(seen.payment).toMatchObject({ status: "refunded", refunded: first.total });
    expect(seen.timeline.slice(-2).map(({ event }) => event)).toEqual(["complain", "resolve"]);

    const again = succeeded(await complain(customer, seen));
    expect(await resolve(manager, order.id, again.version, ofLine)).toMatchObject({ status: 409 });
    const whole = succeeded(
      await resolve(manager, order.id, again.version, { type: "refund", itemIds: null }),
    );
    expect(whole.payment.refunded).toEqual(order.total);
    // Whatever a process believes, the table holds what was paid.
    await expect(
      asOwner(server, "update order_refunds set refunded = refunded + 0.01 where order_id = $1", [order.id]),
    ).rejects.toThrow("order_refunds_within_paid");
    const rows = await asOwner(
      server,
      `select (select array_agg(a.detail #>> '{resolution,amount}' order by a.detail #>> '{resolution,amount}') from audit_log a
                where a.subject = $1 and a.action = 'order.resolve') as audits,
              (select array_agg(m.channel::text) from outbox m
                where m.order_id = $1 and m.dedupe_key ~ ':[68]:') as messages`,
      [order.id],
    );
    expect(rows).toEqual([
      { audits: [first.total.amount, order.lines[1]?.total.amount], messages: ["email", "email"] },
    ]);
    expect(await findViolations(server.database.owner)).toEqual([]);
  });

  it("brings points to the customer's ledger, and none for an order that is not paid in money", async () => {
    const { customer, order } = await fulfilled();
    const rewards = async () =>
      succeeded(await customer.call("rewards", { query: { shopId: BISTRO } })).availableRewardPoints;
    const before = await rewards();
    const complained = succeeded(await complain(customer, order));
    expect(
      succeeded(await resolve(manager, order.id, complained.version, { type: "points", points: 50 })),
    ).toMatchObject({ payment: { status: "paid" }, complaints: [{ resolution: { points: 50 } }] });
    expect(await rewards()).toBe(before + 50);
    const again = succeeded(await complain(customer, { id: order.id, version: complained.version + 1 }));
    succeeded(await resolve(manager, order.id, again.version, { type: "points", points: 10 }));
    expect(await rewards()).toBe(before + 60);
    expect(await findViolations(server.database.owner)).toEqual([]);
  });

  it("may follow a cancelling after the food was made, where nothing can be given back", async () => {
    const customer = await newCustomer(server);
    const { id } = await orderCart(customer);
    for (const body of [
      { event: "accept", version: 1, readyInMinutes: 20 },
      { event: "ready", version: 2 },
      { event: "cancel", version: 3, reason: "no_show" },
    ] as const)
      succeeded(await manager.call("moveOrder", { params: { id }, body }));
    const complained = succeeded(await complain(customer, { id, version: 4 }));
    expect(await resolve(manager, id, complained.version, { type: "refund", itemIds: null })).toMatchObject({
      status: 409,
    });
    // What is complained of is answered before the order is taken up again.
    expect(
      await manager.call("moveOrder", { params: { id }, body: { event: "reopen", version: 5 } }),
    ).toMatchObject({ status: 409 });
    succeeded(await resolve(manager, id, complained.version, { type: "refuse" }, "Nu a fost ridicată"));
    expect(await findViolations(server.database.owner)).toEqual([]);
  });
});
