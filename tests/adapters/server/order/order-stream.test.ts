import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNDO_MS } from "#core/order/lifecycle/order-moves.ts";
import type { StreamEvent } from "#tests/support/http/event-stream.ts";
import type { HttpClient } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let cook: HttpClient;
beforeAll(async () => {
  server = await createTestServer();
  cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

const told = ({ id, event, data }: StreamEvent) => ({ id: Number(id), event, type: data["type"] });

describe("GET /orders/{id}/events", () => {
  it("tells the customer of an answer ten seconds after it, and of an undone one never", async () => {
    const customer = await newCustomer(server);
    const order = await orderCart(customer);
    const placed = order.timeline[0]?.number ?? 0;
    const page = await customer.events(`/api/orders/${order.id}/events?after=${placed}`);
    const move = (body: Parameters<typeof cook.call<"moveOrder">>[1]) =>
      cook.call("moveOrder", { params: { id: order.id }, ...body });
    await move({ body: { event: "reject", version: 1, reason: "too_busy" } });
    await move({ body: { event: "undo", version: 2 } });
    await move({ body: { event: "accept", version: 3, readyInMinutes: 20 } });
    expect(page.seen.filter(({ comment }) => comment === null).map(told)).toEqual([]);
    server.clock.advance(UNDO_MS);
    expect(told(await page.next())).toEqual({
      id: expect.any(Number),
      event: "order",
      type: "order.accepted",
    });
    await move({ body: { event: "start", version: 4 } });
    expect(told(await page.next())).toMatchObject({ type: "order.started" });
    page.close();
    const again = await customer.events(`/api/orders/${order.id}/events`);
    expect((await again.take(3)).map(({ data }) => data["type"])).toEqual([
      "order.placed",
      "order.accepted",
      "order.started",
    ]);
    again.close();
  });

  it("tells an answer with the next move, whichever is first", async () => {
    const customer = await newCustomer(server);
    const order = await orderCart(customer);
    const page = await customer.events(`/api/orders/${order.id}/events?after=0`);
    const params = { id: order.id };
    await cook.call("moveOrder", { params, body: { event: "accept", version: 1, readyInMinutes: 20 } });
    await cook.call("moveOrder", { params, body: { event: "start", version: 2 } });
    expect((await page.take(3)).map(({ data }) => data["type"])).toEqual([
      "order.placed",
      "order.accepted",
      "order.started",
    ]);
    page.close();
  });

  it("is the customer's alone and ends with the session", async () => {
    const [customer, other] = [await newCustomer(server), await newCustomer(server)];
    const order = await orderCart(customer);
    const path = `/api/orders/${order.id}/events`;
    expect([(await other.events(path)).status, (await server.client().events(path)).status]).toEqual([
      404, 401,
    ]);
    const page = await customer.events(path);
    await customer.call("logout");
    await page.ended;
  });
});
