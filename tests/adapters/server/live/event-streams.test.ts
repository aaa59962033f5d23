import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderId } from "#core/kernel/id.ts";
import {
  AVIATORILOR,
  BISTRO_ORGANIZATION,
  newCart,
  newCustomer,
  newItem,
  newStaff,
  orderCart,
  product,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import type { StreamEvent } from "#tests/support/http/event-stream.ts";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let cook: HttpClient;
beforeAll(async () => {
  server = await createTestServer();
  cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

const OF_STAFF = "user_id = (select id from users where email = 'staff@example.com')";
const of = (id: OrderId) => (event: StreamEvent) => event.data["order_id"] === id;
const told = ({ id, event, data }: StreamEvent) => ({ id: Number(id), event, type: data["type"] });

describe("GET /operations/events", () => {
  it("sends the events of an order, with numbers that grow by one (TIME-6, ORDER-18)", async () => {
    const screen = await cook.events("/api/operations/events");
    expect([screen.status, screen.headers["content-type"], screen.headers["cache-control"]]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
      "no-store",
    ]);
    const customer = await newCustomer(server);
    const order = await orderCart(customer);
    const placed = await screen.next(of(order.id));
    const number = Number(placed.id);
    expect(placed).toEqual({
      id: String(number),
      event: "order",
      data: {
        number,
        type: "order.placed",
        order_id: order.id,
        status: "pending",
        version: 1,
        at: order.placedAt,
      },
      comment: null,
    });
    await cook.call("moveOrder", {
      params: { id: order.id },
      body: { event: "accept", version: 1, readyInMinutes: 20 },
    });
    expect(told(await screen.next())).toEqual({ id: number + 1, event: "order", type: "order.accepted" });
    screen.close();
  });

  it("resumes after its number: what happened while it was cut comes once, in order", async () => {
    const customer = await newCustomer(server);
    const first = await cook.events("/api/operations/events");
    const known = await orderCart(customer);
    const seen = Number((await first.next(of(known.id))).id);
    first.close();
    const missed: OrderId[] = [];
    for (let index = 0; index < 30; index += 1) missed.push((await orderCart(customer)).id);
    const resumed = await cook.events(`/api/operations/events?after=${seen}`);
    const events = await resumed.take(missed.length);
    expect(events.map(({ id, data }) => [Number(id), data["order_id"]])).toEqual(
      missed.map((id, index) => [seen + 1 + index, id]),
    );
    resumed.close();
  });

  it("takes Last-Event-ID for the same as ?after=, and the newer of both (BOARD-5)", async () => {
    const customer = await newCustomer(server);
    const [before, after] = [await orderCart(customer), await orderCart(customer)];
    const [last] = await asOwner<{ number: string }>(
      server,
      "select number::text from events where order_id = $1",
      [before.id],
    );
    const byHeader = await cook.events("/api/operations/events?after=0", {
      "last-event-id": last?.number ?? "",
    });
    expect((await byHeader.next()).data["order_id"]).toBe(after.id);
    byHeader.close();
    const malformed = await cook.events(`/api/operations/events?after=${last?.number}`, {
      "last-event-id": "1; drop",
    });
    expect((await malformed.next()).data["order_id"]).toBe(after.id);
    malformed.close();
  });

  it("gives no comment an id, so that a cursor never jumps", async () => {
    const screen = await cook.events("/api/operations/events?after=0");
    await screen.take(3);
    expect(screen.seen.filter(({ comment }) => comment !== null)).toEqual([
      { id: null, event: null, data: {}, comment: "open" },
    ]);
    screen.close();
  });

  it("answers a number of another history with a reset", async () => {
    const screen = await cook.events("/api/operations/events?after=999999999");
    const reset = await screen.next();
    const [counter] = await asOwner<{ last: number }>(
      server,
      "select last::int from event_counters where organization_id = $1",
      [BISTRO_ORGANIZATION],
    );
    expect(reset).toMatchObject({
      id: String(counter?.last),
      event: "reset",
      data: { number: counter?.last },
    });
    const order = await orderCart(await newCustomer(server));
    expect((await screen.next()).data["order_id"]).toBe(order.id);
    screen.close();
  });

  it("sends the changes of a location", async () => {
    const screen = await cook.events("/api/operations/events");
    const body = { changes: [{ type: "product", id: product("espresso"), disabledUntil: null }] } as const;
    await cook.call("changeAvailability", { params: { id: AVIATORILOR }, body });
    expect(await screen.next()).toMatchObject({ event: "location", data: { location_id: AVIATORILOR } });
    screen.close();
  });

  it("sends an employee only events of their locations, and other organizations nothing", async () => {
    const manager = await newStaff(server, "manager@example.com", ZEN_ORGANIZATION);
    const zen = await manager.events("/api/operations/events");
    await asOwner(
      server,
      "update employees set location_ids = $1 where user_id = (select id from users where email = 'staff@example.com')",
      [[AVIATORILOR]],
    );
    const screen = await cook.events("/api/operations/events");
    const customer = await newCustomer(server);
    const elsewhere = await orderCart(customer);
    const here = await orderCart(
      customer,
      newCart([newItem(product("espresso"))], { locationId: AVIATORILOR }),
    );
    expect((await screen.next()).data["order_id"]).toBe(here.id);
    const params = { id: elsewhere.id };
    expect((await cook.call("loadStaffOrder", { params })).status).toBe(404);
    expect(
      (await cook.call("moveOrder", { params, body: { event: "accept", version: 1, readyInMinutes: 20 } }))
        .status,
    ).toBe(404);
    expect((await cook.call("readOrderingState", { params: { id: elsewhere.location.id } })).status).toBe(
      404,
    );
    const list = await cook.call("listStaffOrders", {
      query: { filter: {}, sort: "-placed_at", page: 1, perPage: 100 },
    });
    expect(new Set(list.value?.items.map(({ location }) => location.id))).toEqual(new Set([AVIATORILOR]));
    await asOwner(server, "update employees set location_ids = null where location_ids is not null");
    expect(zen.seen.filter(({ comment }) => comment === null)).toEqual([]);
    screen.close();
    zen.close();
  });

  it("ends within five seconds of its session, and with the employment", async () => {
    const leaving = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const screen = await leaving.events("/api/operations/events");
    await leaving.call("logout");
    await screen.ended;
    expect((await leaving.events("/api/operations/events")).status).toBe(401);
  });

  it.each([
    ["role", "role = 'courier', location_ids = $1", null, 403],
    ["location", "location_ids = $1", [AVIATORILOR], 200],
  ] as const)("ends within five seconds of a %s that was taken away", async (_what, change, ids, after) => {
    const staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const screen = await staff.events("/api/operations/events");
    await asOwner(server, `update employees set ${change} where ${OF_STAFF}`, [ids]);
    await screen.ended;
    const again = await staff.events("/api/operations/events");
    again.close();
    expect(again.status).toBe(after);
    await asOwner(server, `update employees set role = 'employee', location_ids = null where ${OF_STAFF}`);
  });

  it("lets a session have five streams", async () => {
    const one = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    const open = [];
    for (let index = 0; index < 5; index += 1) open.push(await one.events("/api/operations/events"));
    expect((await one.events("/api/operations/events")).status).toBe(429);
    open.forEach((stream) => stream.close());
  });

  it("shows at one process what was placed at another", async () => {
    const second = await createTestServer({ sharing: server });
    const screen = await (
      await newStaff(second, "staff@example.com", BISTRO_ORGANIZATION)
    ).events("/api/operations/events");
    const order = await orderCart(await newCustomer(server));
    expect(told(await screen.next(of(order.id)))).toMatchObject({ type: "order.placed" });
    screen.close();
    await second.stop();
  });
});
